//! See `ergo_fuzz::position`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ergo_fuzz::position(data));
