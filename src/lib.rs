//! Ergo: rules and engine of abstract board games.
#![doc(test(attr(deny(warnings))))]

pub mod web;
