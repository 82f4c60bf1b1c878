//! See `ergo_fuzz::text`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ergo_fuzz::text(data));
