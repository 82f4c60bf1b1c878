//! See `ergo_fuzz::draft`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ergo_fuzz::draft(data));
