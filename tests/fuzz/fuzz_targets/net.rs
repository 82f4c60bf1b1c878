//! See `ergo_fuzz::net`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ergo_fuzz::net(data));
