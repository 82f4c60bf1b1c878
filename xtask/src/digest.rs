//! Names for what files hold, so that another content has another name.

use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// How many bytes of a hash are told.
const LENGTH: usize = 8;

/// Sixteen digits that tell contents apart: the beginning of SHA-256.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash.iter()
        .take(LENGTH)
        .fold(String::new(), |mut digits, byte| {
            let _ = write!(digits, "{byte:02x}");
            digits
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_those_of_sha_256() {
        assert_eq!(digest(b"abc"), "ba7816bf8f01cfea");
    }
}
