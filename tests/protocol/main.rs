//! The native engine as other programs use it: the text protocol over pipes.

#[path = "../common/mutate.rs"]
mod mutate;

mod arguments;
mod commands;
mod documentation;
mod engine;
mod errors;
mod shutdown;
mod thinking;
