//! See `ergo_fuzz::turn`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| ergo_fuzz::turn(data));
