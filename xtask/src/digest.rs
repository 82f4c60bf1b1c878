//! Names for what files hold, so that another content has another name.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
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

/// What the bytes hold, in the words in which a page says what it expects.
pub(crate) fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integrity_is_written_as_browsers_read_it() {
        // As `printf abc | openssl dgst -sha256 -binary | base64` has it.
        assert_eq!(
            integrity(b"abc"),
            "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
        );
    }

    #[test]
    fn digits_are_those_of_sha_256() {
        assert_eq!(digest(b"abc"), "ba7816bf8f01cfea");
    }
}
