//! File system helpers whose errors name the file.

use crate::paths;
use anyhow::{Context as _, Result};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// All files below `dir`, sorted, so that the order is the same on every machine.
///
/// # Errors
/// If a folder cannot be read.
pub(crate) fn below(dir: &Path) -> Result<Vec<PathBuf>> {
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

/// The entries of `dir`, sorted; none if there is no such folder.
///
/// # Errors
/// If a folder cannot be read.
pub(crate) fn entries(dir: &Path) -> Result<Vec<PathBuf>> {
    let context = || format!("cannot read {}", dir.display());
    let listing = match fs::read_dir(dir) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        listing => listing.with_context(context)?,
    };
    let mut paths = Vec::new();
    for entry in listing {
        paths.push(entry.with_context(context)?.path());
    }
    paths.sort();
    Ok(paths)
}

/// The bytes of a file.
///
/// # Errors
/// If it cannot be read.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// The text of a file.
///
/// # Errors
/// If it cannot be read or is not UTF-8.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    String::from_utf8(read(path)?).with_context(|| format!("cannot read {}", path.display()))
}

/// Writes a file and creates missing folders. A file that already has this content is not touched, so that file
/// watchers see no change.
///
/// # Errors
/// If it cannot be written.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    let context = || format!("cannot write {}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(context)?;
    }
    fs::write(path, bytes).with_context(context)
}

/// Copies a file with [`write()`].
///
/// # Errors
/// If it cannot be read or written.
fn copy(from: &Path, to: &Path) -> Result<()> {
    write(to, &read(from)?)
}

/// Copies all files below `from` to the same relative paths below `to`.
///
/// # Errors
/// If a file or folder cannot be read or written.
pub(crate) fn copy_all(from: &Path, to: &Path) -> Result<()> {
    for path in below(from)? {
        if let Ok(inside) = path.strip_prefix(from) {
            copy(&path, &to.join(inside))?;
        }
    }
    Ok(())
}

/// Removes a folder and its content, if it exists.
///
/// # Errors
/// If it cannot be removed.
pub(crate) fn remove_dir(dir: &Path) -> Result<()> {
    match fs::remove_dir_all(dir) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        done => done.with_context(|| format!("cannot remove {}", dir.display())),
    }
}

/// A temporary folder at the root of the repository, on the same file system as `dist/`, so that it can be renamed.
/// Dropping it removes it.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// A new, empty folder with the id of this process in its name.
    ///
    /// # Errors
    /// If it cannot be created.
    pub(crate) fn new(name: &str) -> Result<Self> {
        let path = paths::root().join(format!(".{name}-{}", std::process::id()));
        remove_dir(&path)?;
        fs::create_dir(&path).with_context(|| format!("cannot create {}", path.display()))?;
        Ok(Self(path))
    }

    /// Its path.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A folder that cannot be removed is left behind.
        let _ = fs::remove_dir_all(&self.0);
    }
}
