//! Writing a table.

use std::collections::BTreeMap;

use ergo_games::game::Game;
use ergo_games::hash::{FNV_START, fnv};

use crate::boards::Position;
use crate::function::{Bit, Function};
use crate::prefix::PrefixCode;
use crate::solve::Solved;
use crate::table::{MAGIC, VERSION};
use crate::value::Value;

/// The bytes of the table of a board.
#[must_use]
pub fn table(solved: &Solved) -> Vec<u8> {
    let entries = entries(solved);
    let mut frequencies = BTreeMap::new();
    for &(_, value) in &entries {
        *frequencies.entry(value.number()).or_insert(0) += 1;
    }
    let code = PrefixCode::of(&frequencies);
    let function = function(&entries, &code);
    let id = Position::VARIANTS[solved.board as usize].id.as_bytes();
    let mut bytes = MAGIC.to_vec();
    bytes.push(VERSION);
    bytes.push(u8::try_from(id.len()).unwrap_or(u8::MAX));
    bytes.extend(id);
    bytes.extend(
        u32::try_from(entries.len())
            .unwrap_or(u32::MAX)
            .to_le_bytes(),
    );
    bytes.push(u8::try_from(code.counts.len()).unwrap_or(u8::MAX));
    for number in code.counts.iter().chain(&code.symbols) {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend(function.layout.seed.to_le_bytes());
    bytes.push(function.layout.segment_bits);
    bytes.extend(function.layout.segments.to_le_bytes());
    bytes.extend(function.bytes);
    let checksum = fnv(FNV_START, &bytes);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// The codes and values that a table has: those with the second player to move in a game that is not over.
fn entries(solved: &Solved) -> Vec<(u64, Value)> {
    let all = solved
        .explored
        .codes
        .iter()
        .copied()
        .zip(solved.values.iter().copied());
    all.filter(|&(code, value)| code & 1 == 1 && value != Value::Loss(0))
        .collect()
}

fn function(entries: &[(u64, Value)], code: &PrefixCode) -> Function {
    let codes = code.codes();
    let mut bits = Vec::new();
    for &(key, value) in entries {
        for (place, &is_set) in (0..).zip(&codes[&value.number()]) {
            bits.push(Bit { key, place, is_set });
        }
    }
    Function::of(&bits)
}
