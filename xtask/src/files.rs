//! Files and folders: the few things `std::fs` leaves to its callers.

use crate::failure::{Context as _, Outcome};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Everything below `dir` that is a file, sorted, so that all machines see the same order.
///
/// # Errors
/// Names the folder that cannot be read.
pub(crate) fn below(dir: &Path) -> Outcome<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in entries(dir)? {
        if path.is_dir() {
            found.extend(below(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

/// What is directly in `dir`, sorted; nothing where there is no such folder.
///
/// # Errors
/// Names the folder that cannot be read.
pub(crate) fn entries(dir: &Path) -> Outcome<Vec<PathBuf>> {
    let context = || format!("cannot read {}", dir.display());
    let listing = match fs::read_dir(dir) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        listing => listing.context(context)?,
    };
    let mut paths = Vec::new();
    for entry in listing {
        paths.push(entry.context(context)?.path());
    }
    paths.sort();
    Ok(paths)
}

/// The bytes of a file.
///
/// # Errors
/// Names the file.
pub(crate) fn read(path: &Path) -> Outcome<Vec<u8>> {
    fs::read(path).context(|| format!("cannot read {}", path.display()))
}

/// Copies a file, making the folders it goes into. A copy that is there already is left alone,
/// so that whoever watches it sees no change.
///
/// # Errors
/// Names the file.
pub(crate) fn copy(from: &Path, to: &Path) -> Outcome {
    let bytes = read(from)?;
    if fs::read(to).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    write(to, &bytes)
}

/// Writes a file, making the folders it goes into.
///
/// # Errors
/// Names the file.
pub(crate) fn write(to: &Path, bytes: &[u8]) -> Outcome {
    let context = || format!("cannot write {}", to.display());
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).context(context)?;
    }
    fs::write(to, bytes).context(context)
}

/// Copies all that is below `from` to the same places below `to`.
///
/// # Errors
/// Names the file or folder.
pub(crate) fn copy_all(from: &Path, to: &Path) -> Outcome {
    for path in below(from)? {
        if let Ok(inside) = path.strip_prefix(from) {
            copy(&path, &to.join(inside))?;
        }
    }
    Ok(())
}

/// Removes a folder and all in it, if it is there.
///
/// # Errors
/// Names the folder.
pub(crate) fn remove_dir(dir: &Path) -> Outcome {
    match fs::remove_dir_all(dir) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        done => done.context(|| format!("cannot remove {}", dir.display())),
    }
}
