//! See `ergo_fuzz::list`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ergo_fuzz::list(data));
