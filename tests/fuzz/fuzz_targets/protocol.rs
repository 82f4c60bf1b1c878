//! See `ergo_fuzz::protocol`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ergo_fuzz::protocol(data));
