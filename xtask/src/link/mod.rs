//! Joins the modules of the page into few files: what ships, while the sources stay as they are.
//!
//! Each module becomes a function of its own that gives back what it exports, so that names of different
//! modules cannot meet; the functions run once, in the order in which the modules would. What it does
//! not understand it refuses, with file and line: cycles, exports that change, paths that it cannot see.
//!
//! - `token` cuts a script into tokens.
//! - `module` finds in them what a module takes and gives.
//! - `squeeze` writes them out without comments and indentation.

mod module;
mod squeeze;
pub(crate) mod token;

use crate::files;
use anyhow::{Error, Result};
use module::{Import, Module, PREFIX};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;

/// Under which name a file that others build on gives them its modules.
const SHARED: &str = "internals";

/// Where modules are read from.
pub(crate) struct Sources {
    folder: PathBuf,
    substitutes: BTreeMap<&'static str, String>,
}

impl Sources {
    /// Modules as they lie in a folder.
    pub(crate) fn new(folder: PathBuf) -> Self {
        let substitutes = BTreeMap::new();
        Self {
            folder,
            substitutes,
        }
    }

    /// With another text for the module at `path`; a text that may ask where it lies.
    pub(crate) fn with(mut self, path: &'static str, text: String) -> Self {
        self.substitutes.insert(path, text);
        self
    }

    /// The text of a module, as it is.
    fn original(&self, path: &str) -> Result<String> {
        files::read_text(&self.folder.join(path))
    }

    /// The texts of all modules that can be reached from some.
    fn texts(&self, entries: &[&str]) -> Result<BTreeMap<String, String>> {
        let mut texts = BTreeMap::new();
        let mut wanted: Vec<String> = entries.iter().map(|&entry| entry.to_owned()).collect();
        while let Some(path) = wanted.pop() {
            if texts.contains_key(&path) {
                continue;
            }
            let text = match self.substitutes.get(path.as_str()) {
                Some(substitute) => self.checked(&path, substitute)?,
                None => self.original(&path)?,
            };
            let module = read(&path, &text)?;
            if let (Some(line), false) = (
                module.asks_where,
                self.substitutes.contains_key(path.as_str()),
            ) {
                return Err(fault(
                    &path,
                    line,
                    "a module that is joined cannot know where it lies",
                ));
            }
            for import in &module.imports {
                wanted.push(resolve(&path, import)?);
            }
            texts.insert(path, text);
        }
        Ok(texts)
    }

    /// A substitute, which has to give what the module gives that it stands for.
    fn checked(&self, path: &str, substitute: &str) -> Result<String> {
        let original = self.original(path)?;
        let given = |text: &str| -> Result<BTreeSet<String>> {
            let module = read(path, text)?;
            Ok(module.exports.keys().map(|&name| name.to_owned()).collect())
        };
        if given(&original)? == given(substitute)? {
            return Ok(substitute.to_owned());
        }
        Err(Error::msg(format!(
            "what stands for {path} does not export the same"
        )))
    }
}

/// Joins a module and all that it needs into one file.
///
/// # Errors
/// Says what cannot be joined, and where.
pub(crate) fn join(sources: &Sources, entry: &str) -> Result<String> {
    let texts = sources.texts(&[entry])?;
    let program = Program::read(&texts)?;
    let inside = program.order(entry, &BTreeSet::new())?;
    program.write(entry, &inside, &BTreeSet::new(), None)
}

/// Joins several modules into a file each. The first is called `name` and stands by itself; the others
/// lie beside it and use its modules, so that there is one copy of each.
///
/// # Errors
/// As [`join`].
pub(crate) fn join_around(
    sources: &Sources,
    (base, name): (&str, &str),
    others: &[&str],
) -> Result<(String, Vec<String>)> {
    let entries: Vec<&str> = std::iter::once(base)
        .chain(others.iter().copied())
        .collect();
    let texts = sources.texts(&entries)?;
    let program = Program::read(&texts)?;
    let inside = program.order(base, &BTreeSet::new())?;
    let known: BTreeSet<&str> = inside.iter().copied().collect();
    let mut shared = BTreeSet::new();
    let mut joined = Vec::new();
    for other in others {
        let own = program.order(other, &known)?;
        for path in &own {
            shared.extend(
                program
                    .needs(path)?
                    .into_iter()
                    .filter_map(|need| known.get(need.as_str())),
            );
        }
        joined.push(program.write(other, &own, &BTreeSet::new(), Some((name, &known)))?);
    }
    Ok((program.write(base, &inside, &shared, None)?, joined))
}

/// A script as it may stand inside a page, where `</script` would end it.
///
/// # Errors
/// Where such a thing stands in a place that cannot be written in another way.
pub(crate) fn for_page(script: &str) -> Result<String> {
    let tokens =
        token::tokens(script).map_err(|why| fault("a joined script", why.line, &why.what))?;
    let mut text = String::with_capacity(script.len());
    let mut at = 0;
    for token in tokens {
        let (begin, end) = (token.at, token.at + token.text.len());
        text.push_str(&script[at..begin]);
        if matches!(token.kind, token::Kind::Text | token::Kind::Template) {
            text.push_str(
                &token
                    .text
                    .replace("</", "\\x3c/")
                    .replace("<!--", "\\x3c!--"),
            );
        } else {
            text.push_str(token.text);
        }
        at = end;
    }
    text.push_str(&script[at..]);
    let lower = text.to_lowercase();
    if lower.contains("</script") || lower.contains("<!--") {
        return Err(Error::msg("a script would end the page that it stands in"));
    }
    Ok(text)
}

/// Modules by their paths.
struct Program<'text> {
    modules: BTreeMap<&'text str, Module<'text>>,
}

impl<'text> Program<'text> {
    fn read(texts: &'text BTreeMap<String, String>) -> Result<Self> {
        let mut modules = BTreeMap::new();
        for (path, text) in texts {
            modules.insert(path.as_str(), read(path, text)?);
        }
        Ok(Self { modules })
    }

    /// The module at a path that was read.
    fn module(&self, path: &str) -> Result<(&'text str, &Module<'text>)> {
        self.modules
            .get_key_value(path)
            .map(|(path, module)| (*path, module))
            .ok_or_else(|| Error::msg(format!("{path} was not read")))
    }

    /// The number of a module, which is its name in what is joined.
    fn number(&self, path: &str) -> usize {
        self.modules.range(..path).count()
    }

    /// The paths of what a module imports.
    fn needs(&self, path: &str) -> Result<Vec<String>> {
        let (_, module) = self.module(path)?;
        module
            .imports
            .iter()
            .map(|import| resolve(path, import))
            .collect()
    }

    /// The order in which a module and all that it needs run, but for what is known already.
    fn order(&self, entry: &str, known: &BTreeSet<&str>) -> Result<Vec<&'text str>> {
        let mut done = Vec::new();
        self.visit(entry, known, &mut Vec::new(), &mut done)?;
        Ok(done)
    }

    /// Puts what a module needs before it; `way` is how it was come to.
    fn visit(
        &self,
        path: &str,
        known: &BTreeSet<&str>,
        way: &mut Vec<&'text str>,
        done: &mut Vec<&'text str>,
    ) -> Result<()> {
        let (path, module) = self.module(path)?;
        if known.contains(path) || done.contains(&path) {
            return Ok(());
        }
        way.push(path);
        for import in &module.imports {
            let need = resolve(path, import)?;
            if way.contains(&need.as_str()) {
                let what = format!("a cycle: {} → {need}", way.join(" → "));
                return Err(fault(path, import.line, &what));
            }
            self.visit(&need, known, way, done)?;
        }
        way.pop();
        done.push(path);
        Ok(())
    }

    /// Writes modules in their order, what the entry gives, and what is shared with others. What is
    /// not among them is in `elsewhere`: a file beside this one, and the modules it holds.
    fn write(
        &self,
        entry: &str,
        inside: &[&str],
        shared: &BTreeSet<&str>,
        elsewhere: Option<(&str, &BTreeSet<&str>)>,
    ) -> Result<String> {
        let mut out = String::new();
        if let Some((file, _)) = elsewhere {
            let _ = writeln!(out, "import{{{SHARED} as {PREFIX}0_}}from\"./{file}\";");
        }
        let known = elsewhere.map(|(_, known)| known);
        for path in inside {
            self.write_module(&mut out, path, known)?;
        }
        let (_, module) = self.module(entry)?;
        let number = self.number(entry);
        for (at, name) in module.exports.keys().enumerate() {
            // By another name, which no module can mean.
            let _ = writeln!(
                out,
                "const {PREFIX}{at}e={PREFIX}{number}.{name};export{{{PREFIX}{at}e as {name}}};"
            );
        }
        if !shared.is_empty() {
            if module.exports.contains_key(SHARED) {
                return Err(fault(
                    entry,
                    1,
                    &format!("the name {SHARED} is kept for the linker"),
                ));
            }
            let list: Vec<String> = shared
                .iter()
                .map(|path| format!("\"{path}\":{PREFIX}{}", self.number(path)))
                .collect();
            let _ = writeln!(
                out,
                "const {PREFIX}0_={{{}}};export{{{PREFIX}0_ as {SHARED}}};",
                list.join(",")
            );
        }
        Ok(out)
    }

    /// Writes one module as a function that runs at once.
    fn write_module(
        &self,
        out: &mut String,
        path: &str,
        known: Option<&BTreeSet<&str>>,
    ) -> Result<()> {
        let (path, module) = self.module(path)?;
        let wait = if module.waits { "await(async" } else { "(" };
        let _ = writeln!(out, "const {PREFIX}{}={wait}()=>{{", self.number(path));
        for import in &module.imports {
            self.write_import(out, path, import, known)?;
        }
        squeeze::write(out, &module.body);
        let given: Vec<String> = module
            .exports
            .iter()
            .map(|(outside, inside)| {
                if outside == inside {
                    (*inside).to_owned()
                } else {
                    format!("{outside}:{inside}")
                }
            })
            .collect();
        let _ = writeln!(out, "\nreturn{{{}}}}})();", given.join(","));
        Ok(())
    }

    /// Writes what takes from another module.
    fn write_import(
        &self,
        out: &mut String,
        path: &str,
        import: &Import<'_>,
        known: Option<&BTreeSet<&str>>,
    ) -> Result<()> {
        let need = resolve(path, import)?;
        let (need, other) = self.module(&need)?;
        let place = if known.is_some_and(|known| known.contains(need)) {
            format!("{PREFIX}0_[\"{need}\"]")
        } else {
            format!("{PREFIX}{}", self.number(need))
        };
        if let Some(name) = import.all_as {
            let _ = writeln!(out, "const {name}={place};");
        }
        let mut list = Vec::new();
        for (name, here) in &import.names {
            if !other.exports.contains_key(name) {
                let what = format!("{need} exports no “{name}”");
                return Err(fault(path, import.line, &what));
            }
            list.push(if name == here {
                (*name).to_owned()
            } else {
                format!("{name}:{here}")
            });
        }
        if !list.is_empty() {
            let _ = writeln!(out, "const{{{}}}={place};", list.join(","));
        }
        Ok(())
    }
}

/// Reads a module, whose faults then name it.
fn read<'text>(path: &str, text: &'text str) -> Result<Module<'text>> {
    module::read(text).map_err(|why| fault(path, why.line, &why.what))
}

/// A failure that says where.
fn fault(path: &str, line: usize, what: &str) -> Error {
    Error::msg(format!("{path}:{line}: {what}"))
}

/// The path of what a module imports.
fn resolve(path: &str, import: &Import<'_>) -> Result<String> {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in import.from.split('/') {
        match part {
            ".." if parts.pop().is_none() => {
                return Err(fault(
                    path,
                    import.line,
                    "this import leads out of the folder",
                ));
            }
            "." | ".." => {}
            _ => parts.push(part),
        }
    }
    Ok(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of modules, removed in the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str, modules: &[(&str, &str)]) -> Self {
            let folder = std::env::temp_dir().join(format!("link-{name}-{}", std::process::id()));
            for (path, text) in modules {
                let path = folder.join(path);
                std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
                std::fs::write(path, text).expect("it can be written");
            }
            Self(folder)
        }

        fn sources(&self) -> Sources {
            Sources::new(self.0.clone())
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    /// Why modules cannot be joined, the first being the entry.
    fn refusal(name: &str, modules: &[(&str, &str)]) -> String {
        let folder = Folder::new(name, modules);
        join(&folder.sources(), modules[0].0)
            .expect_err("it is refused")
            .to_string()
    }

    #[test]
    fn modules_run_in_the_order_of_their_imports_and_keep_their_names() -> Result<()> {
        let folder = Folder::new(
            "order",
            &[
                (
                    "a.js",
                    "import { b as c } from \"./d/b.js\";\nimport e, * as all from \"./e.js\";\nexport const a = c + e + all.f; // a\n",
                ),
                (
                    "d/b.js",
                    "import \"../e.js\";\nconst a = 1;\nexport function b() {\n  return a;\n}\n",
                ),
                (
                    "e.js",
                    "const a = 2;\nexport const f = 3;\nexport default a;\n",
                ),
            ],
        );
        let expected = "\
            const $2=(()=>{\n\
            const a=2;const f=3;const $default=a;\nreturn{default:$default,f}})();\n\
            const $1=(()=>{\n\
            const a=1;function b(){return a;}\nreturn{b}})();\n\
            const $0=(()=>{\n\
            const{b:c}=$1;\nconst all=$2;\nconst{default:e}=$2;\nconst a=c+e+all.f;\nreturn{a}})();\n\
            const $0e=$0.a;export{$0e as a};\n";
        assert_eq!(join(&folder.sources(), "a.js")?, expected);
        Ok(())
    }

    #[test]
    fn files_beside_the_first_use_its_modules() -> Result<()> {
        let folder = Folder::new(
            "shared",
            &[
                (
                    "base.js",
                    "import { w } from \"./w.js\";\nexport class B {}\nw();\n",
                ),
                ("w.js", "export const w = () => 1;\n"),
                ("app/own.js", "export const o = 2;\n"),
                (
                    "app/main.js",
                    "import { w } from \"../w.js\";\nimport { o } from \"./own.js\";\nimport \"../base.js\";\nawait w(o);\n",
                ),
            ],
        );
        let (base, others) =
            join_around(&folder.sources(), ("base.js", "board.js"), &["app/main.js"])?;
        assert!(base.ends_with(
            "const $0e=$2.B;export{$0e as B};\nconst $0_={\"base.js\":$2,\"w.js\":$3};export{$0_ as internals};\n"
        ), "{base}");
        assert_eq!(
            others,
            ["import{internals as $0_}from\"./board.js\";\n\
              const $1=(()=>{\nconst o=2;\nreturn{o}})();\n\
              const $0=await(async()=>{\nconst{w}=$0_[\"w.js\"];\nconst{o}=$1;\nawait w(o);\nreturn{}})();\n"]
        );
        Ok(())
    }

    #[test]
    fn what_cannot_be_joined_is_refused_with_file_and_line() {
        for (name, modules, expected) in [
            (
                "cycle",
                &[
                    ("a.js", "\nimport \"./b.js\";"),
                    ("b.js", "\n\nimport \"./a.js\";"),
                ] as &[_],
                "b.js:3: a cycle: a.js → b.js → a.js",
            ),
            (
                "self",
                &[("a.js", "import \"./a.js\";")],
                "a.js:1: a cycle: a.js → a.js",
            ),
            (
                "missing",
                &[("a.js", "import { c } from \"./b.js\";"), ("b.js", "")],
                "a.js:1: b.js exports no “c”",
            ),
            (
                "outside",
                &[("a.js", "import \"../b.js\";")],
                "a.js:1: this import leads out of the folder",
            ),
            (
                "where",
                &[("a.js", "\nb(import.meta.url);")],
                "a.js:2: a module that is joined cannot know where it lies",
            ),
            (
                "open",
                &[("a.js", "\n\n\"b")],
                "a.js:3: a string is never closed",
            ),
        ] {
            assert_eq!(refusal(name, modules), expected);
        }
        assert!(refusal("absent", &[("a.js", "import \"./b.js\";")]).contains("b.js"));
    }

    #[test]
    fn a_substitute_gives_what_the_original_gives() -> Result<()> {
        let folder = Folder::new(
            "substitute",
            &[
                ("a.js", "import { b } from \"./b.js\";\nb();"),
                ("b.js", "export const b = 1;"),
            ],
        );
        let with = |text: &str| folder.sources().with("b.js", text.to_owned());
        assert!(
            join(&with("export const b = import.meta.url;"), "a.js")?
                .contains("const b=import.meta.url;")
        );
        assert!(join(&with("export const b = 1; export const c = 2;"), "a.js").is_err());
        Ok(())
    }

    #[test]
    fn a_script_never_ends_the_page_that_it_stands_in() -> Result<()> {
        let text = for_page("a = \"</script>\" + `<!-- </SCRIPT ${b}`;\nc</d/.e;\n")?;
        assert_eq!(
            text,
            "a = \"\\x3c/script>\" + `\\x3c!-- \\x3c/SCRIPT ${b}`;\nc</d/.e;\n"
        );
        assert!(for_page("a = b</script/.c;").is_err());
        Ok(())
    }
}
