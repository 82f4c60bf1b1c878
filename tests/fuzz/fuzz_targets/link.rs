//! See `ergo_fuzz::link`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ergo_fuzz::link(data));
