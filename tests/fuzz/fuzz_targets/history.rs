//! See `ergo_fuzz::history`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ergo_fuzz::history(data));
