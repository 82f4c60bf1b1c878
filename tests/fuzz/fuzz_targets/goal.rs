//! See `ergo_fuzz::goal`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ergo_fuzz::goal(data));
