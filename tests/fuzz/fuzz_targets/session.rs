//! See `ergo_fuzz::session`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ergo_fuzz::session(data));
