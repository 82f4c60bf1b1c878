//! Plays every game with the parts of the module that it needs, without any other: a function that is in the part of
//! another game, such as one that the compiler has merged with its equal, would end it.

use crate::javascript::{self, Js, VALUES};
use crate::split::{BASE, Output, SEARCH};
use anyhow::{Context as _, Result, bail};
use std::slice;
use wasmi::{Engine, Instance, Linker, Memory, Module, Nullable, Store, Val};

/// How many moves are played of each game. Every second one is the engine's.
const MOVES: usize = 24;

/// How many positions the engine looks at for each.
const NODES: f64 = 60.0;

/// Plays each game of a table like `www/games/module-parts.js`, which says in which part it is.
///
/// # Errors
/// If a game cannot be played; the error names it. Also if one can be played without its search, because then this
/// proves nothing.
pub(crate) fn check(outputs: &[Output], table: &str) -> Result<()> {
    let games = games_in(table)?;
    let parts = Parts::compile(outputs)?;
    for (game, part) in &games {
        let search = format!("{part}{SEARCH}");
        play(&parts, game, &[part, &search]).with_context(|| {
            format!("{game} cannot be played with the parts {part} and {search} of the module")
        })?;
    }
    let (game, part) = games.first().context("no games")?;
    if play(&parts, game, &[part]).is_ok() {
        bail!("{game} was played without its search, so the trial proves nothing");
    }
    println!("      {} games play with their own parts", games.len());
    Ok(())
}

/// The games of the table, each with its part.
fn games_in(table: &str) -> Result<Vec<(String, String)>> {
    let (_, table) = table
        .split_once(" = {")
        .context("no table of the parts of games")?;
    let (table, _) = table.split_once("};").context("a table without an end")?;
    let entries = table.split(',').map(str::trim);
    entries
        .filter(|entry| !entry.is_empty())
        .map(|entry| {
            let (game, part) = entry
                .split_once(": ")
                .with_context(|| format!("a line of module-parts.js without `: `: {entry}"))?;
            let [game, part] = [game, part].map(|name| name.trim_matches('"').to_owned());
            Ok((game, part))
        })
        .collect()
}

/// The compiled parts.
struct Parts {
    engine: Engine,
    modules: Vec<(Option<String>, Module)>,
}

impl Parts {
    fn compile(outputs: &[Output]) -> Result<Self> {
        let engine = Engine::default();
        let modules = outputs.iter().map(|Output { part, bytes }| {
            let module = Module::new(&engine, bytes);
            let name = part.as_deref().unwrap_or(BASE);
            let module = module.with_context(|| format!("part {name} is not valid WebAssembly"))?;
            Ok((part.clone(), module))
        });
        let modules = modules.collect::<Result<_>>()?;
        Ok(Self { engine, modules })
    }

    /// The base for `None`.
    fn find(&self, part: Option<&str>) -> Result<&Module> {
        let mut modules = self.modules.iter();
        let found = modules.find(|(name, _)| name.as_deref() == part);
        let (_, module) =
            found.with_context(|| format!("there is no part {}", part.unwrap_or(BASE)))?;
        Ok(module)
    }
}

/// Opens a game and plays it, with the base and some parts.
fn play(parts: &Parts, game: &str, names: &[&str]) -> Result<()> {
    let mut page = Page::open(parts, names)?;
    page.call("__wbindgen_start", &[])?;
    let (id, options) = (page.pass(Js::text(game)), page.pass(Js::array()));
    let handle = Val::I32(page.result("game_new", &[id, options])?);
    for at in 0..MOVES {
        let view = page.object("game_view", slice::from_ref(&handle))?;
        if !view.get("outcome").is_undefined() {
            break;
        }
        let text = if at % 2 == 0 {
            page.enter(&handle, view, at)?
        } else {
            page.think(&handle)?
        };
        let text = page.pass(Js::text(&text));
        let rejected = page.object("game_play", &[handle.clone(), text])?;
        if !rejected.is_undefined() {
            bail!("a move was rejected: {rejected:?}");
        }
    }
    page.call("game_goTo", &[handle.clone(), Val::F64(1.0.into())])?;
    page.call("game_stop", &[handle])?;
    Ok(())
}

/// The module as a page has it.
struct Page {
    store: Store<()>,
    base: Instance,
    memory: Memory,
}

impl Page {
    fn open(parts: &Parts, names: &[&str]) -> Result<Self> {
        let mut store = Store::new(&parts.engine, ());
        let mut linker = Linker::new(&parts.engine);
        let module = parts.find(None)?;
        for import in module.imports() {
            let ty = import
                .ty()
                .func()
                .context("an import that is no function")?;
            let function = javascript::import(&mut store, import.name(), ty);
            linker.define(import.module(), import.name(), function)?;
        }
        let base = linker.instantiate_and_start(&mut store, module)?;
        let exports: Vec<_> = base
            .exports(&store)
            .map(|export| (export.name().to_owned(), export.into_extern()))
            .collect();
        for (name, export) in exports {
            linker.define(BASE, &name, export)?;
        }
        for name in names {
            linker.instantiate_and_start(&mut store, parts.find(Some(name))?)?;
        }
        let memory = base.get_memory(&store, "memory").context("no memory")?;
        Ok(Self {
            store,
            base,
            memory,
        })
    }

    /// A value as an argument.
    fn pass(&mut self, value: Js) -> Val {
        Val::ExternRef(value.reference(&mut self.store))
    }

    /// Calls an export.
    fn call(&mut self, name: &str, arguments: &[Val]) -> Result<Vec<Val>> {
        let function = self.base.get_func(&self.store, name);
        let function = function.with_context(|| format!("there is no {name}"))?;
        let ty = function.ty(&self.store);
        let mut results: Vec<_> = ty
            .results()
            .iter()
            .map(|&ty| Val::default_for_ty(ty))
            .collect();
        function
            .call(&mut self.store, arguments, &mut results)
            .with_context(|| format!("calling {name}"))?;
        Ok(results)
    }

    /// Calls an export that returns a number or throws.
    fn result(&mut self, name: &str, arguments: &[Val]) -> Result<i32> {
        let results = self.call(name, arguments)?;
        let numbers: Vec<_> = results.iter().filter_map(Val::i32).collect();
        match numbers[..] {
            [number, _, 0] => Ok(number),
            [_, error, _] => bail!("{name} threw {:?}", self.take(error)?),
            _ => bail!("{name} returned {numbers:?}"),
        }
    }

    /// Calls an export that returns a value or throws.
    fn object(&mut self, name: &str, arguments: &[Val]) -> Result<Js> {
        let at = self.result(name, arguments)?;
        self.take(at)
    }

    /// Takes a value from the table of values.
    fn take(&mut self, at: i32) -> Result<Js> {
        let table = self.base.get_table(&self.store, VALUES);
        let table = table.context("no table of values")?;
        let value = table
            .get(&self.store, at.cast_unsigned().into())
            .context("a value that is not in the table")?;
        let reference = value.as_extern().unwrap_or(Nullable::Null);
        let value = Js::of(&self.store, reference);
        self.call("__externref_table_dealloc", &[Val::I32(at)])?;
        Ok(value)
    }

    /// Enters a move cell by cell and returns it.
    fn enter(&mut self, handle: &Val, mut view: Js, seed: usize) -> Result<String> {
        loop {
            let steps = view.get("steps").items();
            let step = steps.get(seed * 7919 % steps.len().max(1));
            let cell = step.and_then(|step| step.get("cell").as_number());
            let cell = Val::F64(cell.context("there is nothing to enter")?.into());
            if let Some(text) = self.tap(handle, cell)? {
                return Ok(text);
            }
            view = self.object("game_view", slice::from_ref(handle))?;
        }
    }

    /// Enters a cell, and returns the move if it is complete.
    fn tap(&mut self, handle: &Val, cell: Val) -> Result<Option<String>> {
        let results = self.call("game_tap", &[handle.clone(), cell])?;
        let [Val::I32(pointer), Val::I32(length)] = results[..] else {
            bail!("game_tap returned {results:?}");
        };
        if pointer == 0 {
            return Ok(None);
        }
        let (at, length) = (usize::try_from(pointer)?, usize::try_from(length)?);
        javascript::read_text(&self.store, self.memory, at, length).map(Some)
    }

    /// The move that the engine chooses.
    fn think(&mut self, handle: &Val) -> Result<String> {
        let limits = Js::object([("nodes", Js::Number(NODES))]);
        let limits = self.pass(limits);
        self.call("game_begin", &[handle.clone(), limits])?;
        while self.call("game_think", &[handle.clone(), Val::F64(0.0.into())])?[0].i32() == Some(0)
        {
        }
        let info = self.object("game_searchInfo", slice::from_ref(handle))?;
        let best = info.get("best");
        Ok(best.as_text().context("no move was found")?.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;
    use crate::paths;

    #[test]
    fn the_table_of_the_page_is_read() -> Result<()> {
        let table = files::read_text(&paths::www().join("games/module-parts.js"))?;
        let games = games_in(&table)?;
        let part = |game: &str| games.iter().find(|(name, _)| name == game);
        assert_eq!(part("hexemergo").map(|(_, part)| &**part), Some("emergo"));
        assert_eq!(games.len(), 4);
        assert!(games_in("export {}").is_err());
        Ok(())
    }

    #[test]
    fn a_quoted_id_is_read_and_a_faulty_line_is_named() -> Result<()> {
        let games = games_in("PARTS = {\n  \"one-two\": \"one\",\n};")?;
        assert_eq!(games, [("one-two".to_owned(), "one".to_owned())]);
        let error = games_in("PARTS = { one };").expect_err("no part");
        assert_eq!(
            error.to_string(),
            "a line of module-parts.js without `: `: one"
        );
        Ok(())
    }

    #[test]
    fn a_part_that_is_no_module_is_named() {
        for (part, message) in [
            (Some("ergo"), "part ergo is not valid WebAssembly"),
            (None, "part base is not valid WebAssembly"),
        ] {
            let output = Output {
                part: part.map(str::to_owned),
                bytes: b"none".to_vec(),
            };
            let error = Parts::compile(&[output]).err().map(|why| why.to_string());
            assert_eq!(error.as_deref(), Some(message));
        }
    }
}
