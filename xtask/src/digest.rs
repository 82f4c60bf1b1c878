//! Hashes of file contents, for file names and integrity checks.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// The number of bytes of a digest.
const LENGTH: usize = 8;

/// The first 16 hexadecimal digits of the SHA-256 hash.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash.iter()
        .take(LENGTH)
        .fold(String::new(), |mut digits, byte| {
            let _ = write!(digits, "{byte:02x}");
            digits
        })
}

/// The SHA-256 hash as written in HTML and in a Content-Security-Policy.
pub(crate) fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integrity_has_the_format_of_browsers() {
        // The output of `printf abc | openssl dgst -sha256 -binary | base64`.
        assert_eq!(
            integrity(b"abc"),
            "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
        );
    }

    #[test]
    fn a_digest_is_a_prefix_of_sha_256() {
        assert_eq!(digest(b"abc"), "ba7816bf8f01cfea");
    }
}
