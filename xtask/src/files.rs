//! Files and folders: the few things `std::fs` leaves to its callers.

use crate::paths;
use anyhow::{Context as _, Error, Result};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Everything below `dir` that is a file, sorted, so that all machines see the same order.
///
/// # Errors
/// Names the folder that cannot be read.
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

/// As [`below`], without folders that hold no source: packages, generated files and fuzz inputs.
///
/// # Errors
/// As [`below`].
pub(crate) fn below_source(dir: &Path) -> Result<Vec<PathBuf>> {
    const SKIPPED: [&str; 4] = ["node_modules", "wasm", "corpus", "target"];
    let mut found = Vec::new();
    for path in entries(dir)? {
        let name = path.file_name().and_then(|name| name.to_str());
        if !path.is_dir() {
            found.push(path);
        } else if name.is_some_and(|name| !SKIPPED.contains(&name)) {
            found.extend(below_source(&path)?);
        }
    }
    Ok(found)
}

/// What is directly in `dir`, sorted; nothing where there is no such folder.
///
/// # Errors
/// Names the folder that cannot be read.
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
/// Names the file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// The text of a file.
///
/// # Errors
/// Names the file, also where it is not UTF-8.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    String::from_utf8(read(path)?).with_context(|| format!("cannot read {}", path.display()))
}

/// Writes a file, making the folders it goes into. A file that holds the same already is left alone,
/// so that whoever watches it sees no change.
///
/// # Errors
/// Names the file.
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

/// As [`write()`], where nothing else may be in its place.
///
/// # Errors
/// As [`write()`], and where a file of other content is there.
pub(crate) fn write_once(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|there| there != bytes) {
        return Err(Error::msg(format!(
            "two files want to be {}",
            path.display()
        )));
    }
    write(path, bytes)
}

/// Copies a file, as [`write()`] does.
///
/// # Errors
/// Names the file.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    write(to, &read(from)?)
}

/// Copies all that is below `from` to the same places below `to`.
///
/// # Errors
/// Names the file or folder.
pub(crate) fn copy_all(from: &Path, to: &Path) -> Result<()> {
    for path in below(from)? {
        if let Ok(inside) = path.strip_prefix(from) {
            copy(&path, &to.join(inside))?;
        }
    }
    Ok(())
}

/// The names of the licences in a folder.
///
/// # Errors
/// As [`entries`].
pub(crate) fn licences(dir: &Path) -> Result<Vec<String>> {
    let names = entries(dir)?
        .into_iter()
        .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()));
    Ok(names.filter(|name| name.starts_with("LICENSE-")).collect())
}

/// Removes a folder and all in it, if it is there.
///
/// # Errors
/// Names the folder.
pub(crate) fn remove_dir(dir: &Path) -> Result<()> {
    match fs::remove_dir_all(dir) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        done => done.with_context(|| format!("cannot remove {}", dir.display())),
    }
}

/// A temporary folder at the root of the repository, from where it can be renamed into place. Dropping it
/// removes it.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// A new, empty folder with the id of this process in its name.
    ///
    /// # Errors
    /// Where it cannot be made.
    pub(crate) fn new(name: &str) -> Result<Self> {
        let path = paths::root().join(format!(".{name}-{}", std::process::id()));
        remove_dir(&path)?;
        fs::create_dir(&path).with_context(|| format!("cannot make {}", path.display()))?;
        Ok(Self(path))
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Nothing more can be done about a folder that will not go.
        let _ = fs::remove_dir_all(&self.0);
    }
}
