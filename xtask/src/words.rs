//! The words of a command line that nothing has made sense of yet.

use std::fmt::Display;
use std::str::FromStr;

/// They are taken out one by one; what is left over in the end was not known.
pub(crate) struct Words(Vec<String>);

impl Words {
    /// All words of a line.
    pub(crate) fn new(words: impl Iterator<Item = String>) -> Self {
        Self(words.collect())
    }

    /// Takes the first word.
    pub(crate) fn first(&mut self) -> Option<String> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }

    /// Takes all words that are left.
    pub(crate) fn rest(&mut self) -> Vec<String> {
        std::mem::take(&mut self.0)
    }

    /// Takes `flag` if it is there.
    pub(crate) fn flag(&mut self, flag: &str) -> bool {
        let found = self.0.iter().position(|word| word == flag);
        found.map(|at| self.0.remove(at)).is_some()
    }

    /// Takes `flag value` or `flag=value` if it is there; `what` the value is, for who left it out.
    ///
    /// # Errors
    /// Says so if the flag is there without its value.
    pub(crate) fn value(&mut self, flag: &str, what: &str) -> Result<Option<String>, String> {
        let joined = format!("{flag}=");
        let named = |word: &String| word == flag || word.starts_with(&joined);
        let Some(at) = self.0.iter().position(named) else {
            return Ok(None);
        };
        let word = self.0.remove(at);
        match word.strip_prefix(&joined) {
            Some(value) => Ok(Some(value.to_owned())),
            None if at < self.0.len() => Ok(Some(self.0.remove(at))),
            None => Err(format!("{flag} wants {what}")),
        }
    }

    /// Takes `flag N` or `flag=N` if it is there.
    ///
    /// # Errors
    /// Says which number was expected if it is none from `least` to `most`.
    pub(crate) fn number<T>(&mut self, flag: &str, least: T, most: T) -> Result<Option<T>, String>
    where
        T: Copy + FromStr + PartialOrd + Display,
    {
        let Some(word) = self.value(flag, "a number")? else {
            return Ok(None);
        };
        let number = word.parse().ok();
        match number.filter(|number| (&least..=&most).contains(&number)) {
            Some(number) => Ok(Some(number)),
            None => Err(format!(
                "{flag} wants a number from {least} to {most}, not “{word}”"
            )),
        }
    }
}
