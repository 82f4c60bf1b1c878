//! Divides the WebAssembly module into parts that share one memory, so that a page loads only the code that it runs.
//!
//! The *base* has all data, and the functions that several parts use. The other parts import its memory, table, globals
//! and functions, and once instantiated write their own functions into its table. Functions of another part are called
//! through the table, like function pointers; such a call is a trap while the other part is missing.
//!
//! The division follows the calls: a function belongs to a part if nothing else reaches it. Calls of function pointers
//! cannot be followed, so the functions in the table are divided by their names.

use anyhow::{Context as _, Result, bail};
use rustc_demangle::demangle;
use std::collections::{BTreeMap, BTreeSet};
use walrus::ir::{
    Call, CallIndirect, Const, Instr, InstrSeq, Value, Visitor, VisitorMut, dfs_in_order,
    dfs_pre_order_mut,
};
use walrus::{
    ConstExpr, Data, ElementItems, ElementKind, Export, ExportItem, Function, FunctionBuilder,
    FunctionId, FunctionKind, Global, GlobalKind, ImportedFunction, Memory, Module, ModuleConfig,
    Table, TableId,
};

/// What the parts import from: the exports of the base.
pub(crate) const BASE: &str = "base";

/// A part that goes beyond playing.
struct Part {
    name: &'static str,
    /// Which functions of the table are in it: their names contain one of these.
    paths: &'static [&'static str],
    /// The exports that call it.
    exports: &'static [&'static str],
}

/// The places of these parts.
const STUDY: usize = 0;
const TEXTS: usize = 1;
const EDITING: usize = 2;

/// The parts besides those of the games. `www/engine/needed-parts.js` says which parts a call needs.
const PARTS: [Part; 3] = [
    Part {
        name: "study",
        paths: &[
            "::advice::Advise>",
            "::exercise::",
            "::review::",
            "::session::exercise::Exercised>",
            "::session::reviewer::Reviewed>",
            "::Session>::bench",
            "::Session>::comment_on",
            "::Session>::explain",
            "::Session>::facts",
            "::Session>::replace_entry",
            "::Session>::threats",
        ],
        exports: &[
            "checkGoal",
            "editor_edit",
            "editor_new",
            "editor_read",
            "editor_view",
            "game_attempt",
            "game_bench",
            "game_commentOn",
            "game_examine",
            "game_explain",
            "game_facts",
            "game_finding",
            "game_goOn",
            "game_judge",
            "game_recallReview",
            "game_refusalOf",
            "game_solution",
            "game_threats",
            "game_tried",
        ],
    },
    Part {
        name: "texts",
        paths: &[
            "::notation::",
            "::RulesChecker>::",
            "::Session>::moves",
            "::Session>::picture",
        ],
        exports: &[
            "game_annotations",
            "game_link",
            "game_moves",
            "game_save",
            "gametexts_open",
            "gametexts_read",
            "gametexts_readLink",
            "gametexts_readList",
        ],
    },
    Part {
        name: "editing",
        paths: &["::Session>::edit"],
        exports: &["game_edit"],
    },
];

/// What the name of a function contains that belongs to a game, before the folder of the game.
const GAME_PATH: &str = "::games::";

/// The functions of the table of a game that only a search calls: their names contain one of these.
const SEARCH_PATHS: [&str; 6] = [
    "::Session>::absorb",
    "::Session>::begin",
    "::Session>::outgoing",
    "::Session>::search_info",
    "::Session>::set_net",
    "::Session>::think",
];

/// What the name of the part with the search of a game adds to that of its rules.
pub(crate) const SEARCH: &str = "-search";

/// The parts that reach a function, as bits: those of [`PARTS`], those of the games, and the base.
type Reach = u32;
const BASE_BIT: Reach = 1 << (Reach::BITS - 1);

/// A part as a WebAssembly module.
pub(crate) struct Output {
    /// The name of the part, `None` for the base.
    pub(crate) part: Option<String>,
    pub(crate) bytes: Vec<u8>,
}

/// How functions are divided, and where the table has those that other parts call.
struct Plan {
    /// The names of the parts.
    names: Vec<String>,
    /// The part of each function of the module, by its index: `None` for the base.
    part_of: BTreeMap<usize, Option<usize>>,
    /// The places in the table of functions that are called from other parts, by their indices.
    slots: BTreeMap<usize, u32>,
    /// The size of the table.
    size: u64,
}

/// Splits a module that still has the names of its functions.
///
/// # Errors
/// If the module is not as wasm-bindgen writes it.
pub(crate) fn split(bytes: &[u8]) -> Result<Vec<Output>> {
    let module = Module::from_buffer(bytes)?;
    let plan = Plan::of(&module)?;
    let parts = (0..plan.names.len()).map(Some).chain([None]);
    // What the parts import.
    let mut wanted = BTreeSet::new();
    let mut outputs = Vec::new();
    for part in parts {
        let mut config = ModuleConfig::new();
        config
            .generate_name_section(false)
            .generate_producers_section(false);
        let mut module = config.parse(bytes)?;
        match part {
            Some(part) => plan.cut_out(&mut module, part, &mut wanted)?,
            None => plan.keep_base(&mut module, &wanted)?,
        }
        walrus::passes::gc::run(&mut module);
        outputs.push(Output {
            part: part.map(|part| plan.names[part].clone()),
            bytes: module.emit_wasm(),
        });
    }
    Ok(outputs)
}

impl Plan {
    fn of(module: &Module) -> Result<Self> {
        let table = function_table(module)?;
        let entries = entries(module, table)?;
        let calls = calls(module);
        let name_of = |id: FunctionId| {
            let name = module.funcs.get(id).name.as_deref().unwrap_or_default();
            format!("{:#}", demangle(name))
        };
        let in_table: BTreeMap<_, _> = entries.values().map(|&id| (id, name_of(id))).collect();
        let games: BTreeSet<_> = in_table.values().flat_map(|name| games_in(name)).collect();
        let of_games = games
            .iter()
            .flat_map(|game| [(*game).to_owned(), format!("{game}{SEARCH}")]);
        let of_all = PARTS.iter().map(|part| part.name.to_owned());
        let names: Vec<_> = of_all.chain(of_games).collect();
        let mut reach: BTreeMap<usize, Reach> = BTreeMap::new();
        let mut follow = |root: FunctionId, by: Reach| {
            let mut open = vec![root];
            while let Some(id) = open.pop() {
                let reached = reach.entry(id.index()).or_default();
                if *reached & by == by {
                    continue;
                }
                *reached |= by;
                open.extend(calls.get(&id).into_iter().flatten());
            }
        };
        for export in module.exports.iter() {
            if let ExportItem::Function(id) = export.item {
                let name = &*export.name;
                let owner = PARTS.iter().position(|part| part.exports.contains(&name));
                follow(id, owner.map_or(BASE_BIT, |part| 1 << part));
            }
        }
        if let Some(id) = module.start {
            follow(id, BASE_BIT);
        }
        for (&id, name) in &in_table {
            follow(id, owner(name, &names));
        }
        let part_of = module.funcs.iter_local().map(|(id, _)| {
            let by = reach.get(&id.index()).copied().unwrap_or_default();
            let is_of_game = !games_in(&name_of(id)).is_empty();
            (id.index(), home(by, is_of_game))
        });
        let part_of = part_of.collect();
        let mut plan = Self {
            names,
            part_of,
            slots: entries
                .iter()
                .map(|(&slot, id)| (id.index(), slot))
                .collect(),
            size: module.tables.get(table).initial,
        };
        let exported = module
            .exports
            .iter()
            .filter_map(|export| match export.item {
                ExportItem::Function(id) => Some((None, id)),
                _ => None,
            });
        let called = calls
            .iter()
            .flat_map(|(caller, called)| called.iter().map(|&id| (plan.part(*caller), id)));
        let across: Vec<_> = exported
            .chain(called)
            .filter(|&(from, id)| plan.part(id).is_some() && plan.part(id) != from)
            .map(|(_, id)| id.index())
            .collect();
        for id in across {
            if !plan.slots.contains_key(&id) {
                plan.slots.insert(id, u32::try_from(plan.size)?);
                plan.size += 1;
            }
        }
        Ok(plan)
    }

    /// The part of a function; imported ones belong to the base.
    fn part(&self, id: FunctionId) -> Option<usize> {
        self.part_of.get(&id.index()).copied().flatten()
    }

    /// Removes everything that is not in the part, and imports what it uses of the base.
    fn cut_out(
        &self,
        module: &mut Module,
        part: usize,
        wanted: &mut BTreeSet<String>,
    ) -> Result<()> {
        let table = function_table(module)?;
        let entries = entries(module, table)?;
        let exports: Vec<_> = module.exports.iter().map(Export::id).collect();
        for id in exports {
            module.exports.delete(id);
        }
        module.start = None;
        let data: Vec<_> = module.data.iter().map(Data::id).collect();
        for id in data {
            module.data.delete(id);
        }
        self.call_through_table(module, table, Some(part));
        self.set_entries(module, table, &entries, Some(part))?;
        let others: Vec<_> = module.funcs.iter().map(Function::id).collect();
        for id in others.into_iter().filter(|&id| self.part(id) != Some(part)) {
            // What comes from JavaScript is imported from the base as well.
            if let FunctionKind::Import(imported) = &module.funcs.get(id).kind {
                module.imports.delete(imported.import);
            }
            let ty = module.funcs.get(id).ty();
            let name = export_name('f', id.index());
            let import = module.imports.add(BASE, &name, id);
            module.funcs.get_mut(id).kind = FunctionKind::Import(ImportedFunction { import, ty });
        }
        let globals: Vec<_> = module.globals.iter().map(Global::id).collect();
        for id in globals {
            let import = module.imports.add(BASE, &export_name('g', id.index()), id);
            module.globals.get_mut(id).kind = GlobalKind::Import(import);
        }
        let tables: Vec<_> = module.tables.iter().map(Table::id).collect();
        for id in tables {
            let import = module.imports.add(BASE, &export_name('t', id.index()), id);
            module.tables.get_mut(id).import = Some(import);
        }
        let memories: Vec<_> = module.memories.iter().map(Memory::id).collect();
        for id in memories {
            let import = module.imports.add(BASE, &export_name('m', id.index()), id);
            let memory = module.memories.get_mut(id);
            memory.import = Some(import);
            memory.data_segments.clear();
        }
        walrus::passes::gc::run(module);
        let imports = module.imports.iter().filter(|import| import.module == BASE);
        wanted.extend(imports.map(|import| import.name.clone()));
        Ok(())
    }

    /// Removes what is in other parts, and exports what they use.
    fn keep_base(&self, module: &mut Module, wanted: &BTreeSet<String>) -> Result<()> {
        let table = function_table(module)?;
        let entries = entries(module, table)?;
        self.call_through_table(module, table, None);
        self.set_entries(module, table, &entries, None)?;
        // Exports of parts call them through the table.
        let exports: Vec<_> = module.exports.iter().map(Export::id).collect();
        for export in exports {
            if let ExportItem::Function(id) = module.exports.get(export).item
                && self.part(id).is_some()
            {
                let caller = self.caller(module, table, id)?;
                module.exports.get_mut(export).item = ExportItem::Function(caller);
            }
        }
        let functions = module
            .funcs
            .iter()
            .map(|item| ('f', item.id().index(), item.id().into()));
        let globals = module
            .globals
            .iter()
            .map(|item| ('g', item.id().index(), item.id().into()));
        let tables = module
            .tables
            .iter()
            .map(|item| ('t', item.id().index(), item.id().into()));
        let memories = module
            .memories
            .iter()
            .map(|item| ('m', item.id().index(), item.id().into()));
        let all = functions.chain(globals).chain(tables).chain(memories);
        let named = all.map(|(kind, index, item)| (export_name(kind, index), item));
        let exported: Vec<(String, ExportItem)> =
            named.filter(|(name, _)| wanted.contains(name)).collect();
        for (name, item) in exported {
            module.exports.add(&name, item);
        }
        Ok(())
    }

    /// A function that calls one of another part.
    fn caller(&self, module: &mut Module, table: TableId, id: FunctionId) -> Result<FunctionId> {
        let ty = module.funcs.get(id).ty();
        let (params, results) = {
            let ty = module.types.get(ty);
            (ty.params().to_vec(), ty.results().to_vec())
        };
        let args: Vec<_> = params.iter().map(|&ty| module.locals.add(ty)).collect();
        let slot = *self
            .slots
            .get(&id.index())
            .context("an export without a slot")?;
        let mut function = FunctionBuilder::new(&mut module.types, &params, &results);
        let mut body = function.func_body();
        for &arg in &args {
            body.local_get(arg);
        }
        body.i32_const(slot.cast_signed()).call_indirect(ty, table);
        Ok(function.finish(args, &mut module.funcs))
    }

    /// Calls functions of other parts through the table.
    fn call_through_table(&self, module: &mut Module, table: TableId, part: Option<usize>) {
        let types: BTreeMap<_, _> = module
            .funcs
            .iter()
            .map(|function| (function.id(), function.ty()))
            .collect();
        let indirect = |id: FunctionId| -> Option<[Instr; 2]> {
            let of = self.part(id);
            if of.is_none() || of == part {
                return None;
            }
            let value = Value::I32(self.slots.get(&id.index())?.cast_signed());
            let ty = types[&id];
            Some([
                Instr::Const(Const { value }),
                Instr::CallIndirect(CallIndirect { ty, table }),
            ])
        };
        for (id, function) in module.funcs.iter_local_mut() {
            if self.part(id) == part {
                let entry = function.entry_block();
                dfs_pre_order_mut(&mut Redirect(&indirect), function, entry);
            }
        }
    }

    /// Leaves only the entries of a part in the table.
    fn set_entries(
        &self,
        module: &mut Module,
        table: TableId,
        entries: &BTreeMap<u32, FunctionId>,
        part: Option<usize>,
    ) -> Result<()> {
        let size = module.tables.get_mut(table);
        size.initial = self.size;
        size.maximum = size.maximum.map(|_| self.size);
        let segments: Vec<_> = module
            .tables
            .get(table)
            .elem_segments
            .iter()
            .copied()
            .collect();
        for segment in segments {
            module.elements.delete(segment);
        }
        module.tables.get_mut(table).elem_segments.clear();
        let ids: BTreeMap<_, _> = module
            .funcs
            .iter()
            .map(|item| (item.id().index(), item.id()))
            .collect();
        let mut own: BTreeMap<u32, FunctionId> = entries.clone();
        for (index, &slot) in &self.slots {
            own.insert(slot, *ids.get(index).context("a function of the table")?);
        }
        own.retain(|_, id| self.part(*id) == part);
        let mut runs: Vec<(u32, Vec<FunctionId>)> = Vec::new();
        for (slot, id) in own {
            match runs.last_mut() {
                Some((start, run)) if *start as usize + run.len() == slot as usize => run.push(id),
                _ => runs.push((slot, vec![id])),
            }
        }
        for (start, run) in runs {
            let offset = ConstExpr::Value(Value::I32(start.cast_signed()));
            let kind = ElementKind::Active { table, offset };
            let id = module.elements.add(kind, ElementItems::Functions(run));
            module.tables.get_mut(table).elem_segments.insert(id);
        }
        Ok(())
    }
}

/// The names under which the base exports what parts import, by the indices of the module.
fn export_name(kind: char, index: usize) -> String {
    format!("{kind}{index}")
}

/// The part of a function that some parts reach. The rules of a game are loaded before its search, and both before the
/// parts that go beyond playing; `texts` is loaded before the other two of these, and only `study` needs the search. But
/// these parts may use a function that is not a game's by its name in other games as well.
fn home(by: Reach, is_of_game: bool) -> Option<usize> {
    let beyond = by & ((1 << STUDY) | (1 << TEXTS) | (1 << EDITING));
    let games = by & !beyond;
    if games == 0 {
        return match beyond.count_ones() {
            0 => None,
            1 => Some(beyond.trailing_zeros() as usize),
            _ => Some(TEXTS),
        };
    }
    if games & BASE_BIT != 0 || (beyond != 0 && !is_of_game) {
        return None;
    }
    let first = games.trailing_zeros() as usize;
    let is_search = (first - PARTS.len()) % 2 == 1;
    let rules = if is_search { first - 1 } else { first };
    let has_search = beyond & !(1 << STUDY) == 0;
    match games >> rules {
        // Only the search.
        2 if has_search => Some(first),
        1..=3 => Some(rules),
        _ => None,
    }
}

/// The games that the name of a function contains.
fn games_in(name: &str) -> BTreeSet<&str> {
    let after = name.split(GAME_PATH).skip(1);
    after.filter_map(|rest| rest.split("::").next()).collect()
}

/// The part of a function in the table, by its name.
fn owner(name: &str, parts: &[String]) -> Reach {
    let is_in = |part: &Part| part.paths.iter().any(|path| name.contains(path));
    if let Some(part) = PARTS.iter().position(is_in) {
        return 1 << part;
    }
    let games: Vec<_> = games_in(name).into_iter().collect();
    let [game] = games[..] else {
        return BASE_BIT;
    };
    let is_search = SEARCH_PATHS.iter().any(|path| name.contains(path));
    let wanted = format!("{game}{}", if is_search { SEARCH } else { "" });
    let at = parts.iter().position(|part| *part == wanted);
    at.map_or(BASE_BIT, |part| 1 << part)
}

/// The table of functions.
fn function_table(module: &Module) -> Result<TableId> {
    module
        .tables
        .main_function_table()?
        .context("there is no table of functions")
}

/// The functions in the table, by their places.
fn entries(module: &Module, table: TableId) -> Result<BTreeMap<u32, FunctionId>> {
    let mut entries = BTreeMap::new();
    for &segment in &module.tables.get(table).elem_segments {
        let segment = module.elements.get(segment);
        let (
            ElementKind::Active {
                offset: ConstExpr::Value(Value::I32(offset)),
                ..
            },
            ElementItems::Functions(functions),
        ) = (&segment.kind, &segment.items)
        else {
            bail!("the table of functions is not filled by constants");
        };
        entries.extend((offset.cast_unsigned()..).zip(functions.iter().copied()));
    }
    Ok(entries)
}

/// The functions that each function calls.
fn calls(module: &Module) -> BTreeMap<FunctionId, BTreeSet<FunctionId>> {
    module
        .funcs
        .iter_local()
        .map(|(id, function)| {
            let mut calls = Calls::default();
            dfs_in_order(&mut calls, function, function.entry_block());
            (id, calls.0)
        })
        .collect()
}

/// Collects the functions that a function calls.
#[derive(Default)]
struct Calls(BTreeSet<FunctionId>);

impl Visitor<'_> for Calls {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.0.insert(*function);
    }
}

/// Replaces calls.
struct Redirect<'a, F: Fn(FunctionId) -> Option<[Instr; 2]>>(&'a F);

impl<F: Fn(FunctionId) -> Option<[Instr; 2]>> VisitorMut for Redirect<'_, F> {
    fn start_instr_seq_mut(&mut self, sequence: &mut InstrSeq) {
        let old = std::mem::take(&mut sequence.instrs);
        sequence.instrs.reserve(old.len());
        for (instr, place) in old {
            let replaced = match &instr {
                Instr::Call(Call { func }) => (self.0)(*func),
                _ => None,
            };
            match replaced {
                Some(instrs) => sequence.instrs.extend(instrs.map(|instr| (instr, place))),
                None => sequence.instrs.push((instr, place)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BASE_BIT, EDITING, PARTS, STUDY, TEXTS, home, owner};

    /// The places of the rules of two games; their searches come next.
    const GAMES: [usize; 2] = [3, 5];

    #[test]
    fn functions_are_at_home_where_all_that_reach_them_can_find_them() {
        let [one, other] = GAMES.map(|at| 1 << at);
        let (search, other_search) = (one << 1, other << 1);
        let (study, texts, editing) = (1 << STUDY, 1 << TEXTS, 1 << EDITING);
        for (by, part) in [
            (one, Some(GAMES[0])),
            (one | study | texts, Some(GAMES[0])),
            (one | search, Some(GAMES[0])),
            (search, Some(GAMES[0] + 1)),
            (search | study, Some(GAMES[0] + 1)),
            (search | texts, Some(GAMES[0])),
            (search | editing, Some(GAMES[0])),
            (other_search, Some(GAMES[1] + 1)),
            (study, Some(STUDY)),
            (editing, Some(EDITING)),
            (texts | study, Some(TEXTS)),
            (editing | study, Some(TEXTS)),
            (one | other, None),
            (search | other, None),
            (search | other_search, None),
            (BASE_BIT, None),
            (BASE_BIT | one, None),
            (BASE_BIT | study, None),
            (0, None),
        ] {
            assert_eq!(home(by, true), part, "{by:b}");
        }
    }

    #[test]
    fn functions_that_are_no_games_are_shared_with_the_parts_beyond_playing() {
        let [one, _] = GAMES.map(|at| 1 << at);
        for (by, part) in [
            (one, Some(GAMES[0])),
            (one << 1, Some(GAMES[0] + 1)),
            (one | (1 << STUDY), None),
            (one << 1 | (1 << TEXTS), None),
            (1 << STUDY, Some(STUDY)),
        ] {
            assert_eq!(home(by, false), part, "{by:b}");
        }
    }

    #[test]
    fn names_say_which_game_a_function_is_of() {
        let parts = PARTS.iter().map(|part| part.name);
        let parts = parts.chain(["chess", "chess-search", "go", "go-search"]);
        let parts: Vec<_> = parts.map(str::to_owned).collect();
        let [chess, go] = GAMES;
        for (name, part) in [
            (
                "<ergo_games::games::chess::Position as ergo_games::game::Game>::moves",
                1 << chess,
            ),
            (
                "core::ptr::drop_in_place::<ergo_games::search::Engine<ergo_games::games::go::Position>>",
                1 << go,
            ),
            (
                "<ergo_games::session::game::GameSession<ergo_games::games::go::Position> as ergo_games::session::Session>::think",
                1 << (go + 1),
            ),
            (
                "<ergo_games::session::game::GameSession<ergo_games::games::go::Position> as ergo_games::session::Session>::edit_all",
                1 << EDITING,
            ),
            (
                "<ergo_games::games::go::Position as ergo_games::advice::Advise>::facts",
                1 << STUDY,
            ),
            (
                "ergo_games::convert::<ergo_games::games::go::Position, ergo_games::games::chess::Position>",
                BASE_BIT,
            ),
            ("core::fmt::write", BASE_BIT),
        ] {
            assert_eq!(owner(name, &parts), part, "{name}");
        }
    }
}
