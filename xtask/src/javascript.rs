//! A stand-in for JavaScript: the values and functions that the module imports, as far as opening and playing a game
//! needs them.

use anyhow::{Context as _, Result, anyhow, bail};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use wasmi::{
    AsContext, AsContextMut, Caller, Error, ExternRef, Func, FuncType, Memory, Nullable, Ref,
    Table, Val,
};

/// A value.
#[derive(Clone, Debug)]
pub(crate) enum Js {
    Undefined,
    Null,
    Bool,
    Number(f64),
    Text(Arc<str>),
    Data(Arc<Mutex<Data>>),
}

/// The content of an object or an array. The glue makes both by functions of the same name.
#[derive(Debug, Default)]
pub(crate) struct Data {
    fields: BTreeMap<String, Js>,
    items: Vec<Js>,
    is_array: bool,
}

/// Where the module keeps values that it has by their index.
pub(crate) const VALUES: &str = "__wbindgen_externrefs";

impl Js {
    pub(crate) fn text(text: &str) -> Self {
        Self::Text(text.into())
    }

    pub(crate) fn array() -> Self {
        Self::data(Data {
            is_array: true,
            ..Data::default()
        })
    }

    pub(crate) fn object<const N: usize>(fields: [(&str, Self); N]) -> Self {
        Self::data(Data {
            fields: fields.map(|(name, value)| (name.to_owned(), value)).into(),
            ..Data::default()
        })
    }

    fn data(data: Data) -> Self {
        Self::Data(Arc::new(Mutex::new(data)))
    }

    /// A property, or `undefined`.
    pub(crate) fn get(&self, name: &str) -> Self {
        self.with(|data| match name {
            #[allow(clippy::cast_precision_loss, reason = "arrays are short")]
            "length" => Self::Number(data.items.len() as f64),
            _ => data.fields.get(name).cloned().unwrap_or(Self::Undefined),
        })
    }

    /// The elements of an array.
    pub(crate) fn items(&self) -> Vec<Self> {
        match self {
            Self::Data(data) => lock(data).items.clone(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn as_number(&self) -> Option<f64> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(crate) fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(crate) fn is_undefined(&self) -> bool {
        matches!(self, Self::Undefined)
    }

    fn with(&self, read: impl FnOnce(&mut Data) -> Self) -> Self {
        match self {
            Self::Data(data) => read(&mut lock(data)),
            _ => Self::Undefined,
        }
    }

    /// The value of a reference.
    pub(crate) fn of(store: impl AsContext, reference: Nullable<&ExternRef>) -> Self {
        let Nullable::Val(reference) = reference else {
            return Self::Undefined;
        };
        let data = reference.data(store.as_context());
        data.downcast_ref().cloned().unwrap_or(Self::Undefined)
    }

    /// A reference to the value.
    pub(crate) fn reference(self, store: impl AsContextMut) -> Nullable<ExternRef> {
        match self {
            Self::Undefined => Nullable::Null,
            value => Nullable::Val(ExternRef::new(store, value)),
        }
    }
}

fn lock(data: &Mutex<Data>) -> std::sync::MutexGuard<'_, Data> {
    data.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The function that a module imports under a name, such as `__wbg_set_e4b9a833d288759a`.
pub(crate) fn import(store: impl AsContextMut<Data = ()>, name: &str, ty: &FuncType) -> Func {
    let name = name.to_owned();
    Func::new(store, ty.clone(), move |caller, arguments, results| {
        let call = Call { caller, arguments };
        let result = call
            .run(stem(&name))
            .map_err(|error| Error::new(format!("{name}: {error:#}")))?;
        if let (Some(place), Some(value)) = (results.first_mut(), result) {
            *place = value;
        }
        Ok(())
    })
}

/// The name of an import without the prefixes and the hash of wasm-bindgen.
fn stem(name: &str) -> &str {
    let name = ["__wbg_", "__wbindgen_"].iter().fold(name, |name, prefix| {
        name.strip_prefix(prefix).unwrap_or(name)
    });
    match name.rsplit_once('_') {
        Some((stem, hash)) if hash.len() == 16 => stem,
        _ => name,
    }
}

/// A call of an import.
struct Call<'a, 'b> {
    caller: Caller<'b, ()>,
    arguments: &'a [Val],
}

impl Call<'_, '_> {
    fn run(mut self, function: &str) -> Result<Option<Val>> {
        let value = match function {
            "new" => Js::data(Data::default()),
            "Error" => Js::text(&self.string(0)?),
            "generic" => self.cast()?,
            "get" => self.get()?,
            "set" => return self.set(),
            "isArray" => {
                let is_array = matches!(self.value(0), Js::Data(data) if lock(&data).is_array);
                return Ok(Some(Val::I32(is_array.into())));
            }
            "is_undefined" => return Ok(Some(Val::I32(self.value(0).is_undefined().into()))),
            "is_null" => {
                let is_null = matches!(self.value(0), Js::Null);
                return Ok(Some(Val::I32(is_null.into())));
            }
            "string_get" => return self.give_string(),
            "number_get" => return self.give_number(),
            // No clock: only the number of nodes ends a search.
            "static_accessor_PERFORMANCE" => return Ok(Some(Val::I32(0))),
            "init_externref_table" => return self.fill_table(),
            "throw" | "error" => bail!("{}", self.string(0)?),
            _ => bail!("not emulated in `cargo xtask`"),
        };
        Ok(Some(Val::ExternRef(value.reference(&mut self.caller))))
    }

    /// An argument that is a value.
    fn value(&self, at: usize) -> Js {
        let reference = self.arguments.get(at).and_then(Val::externref);
        Js::of(&self.caller, reference.unwrap_or(Nullable::Null))
    }

    /// An argument that is a number.
    fn number(&self, at: usize) -> Result<usize> {
        let number = self.arguments.get(at).and_then(Val::i32);
        let number = number.context("expected a number")?.cast_unsigned();
        Ok(usize::try_from(number)?)
    }

    /// The text at a pointer, which the length follows.
    fn string(&self, at: usize) -> Result<String> {
        read_text(
            &self.caller,
            memory(&self.caller)?,
            self.number(at)?,
            self.number(at + 1)?,
        )
    }

    /// Converts what is no reference, by its type.
    fn cast(&self) -> Result<Js> {
        Ok(match self.arguments {
            [Val::F64(number)] => Js::Number(number.to_float()),
            #[allow(clippy::cast_precision_loss, reason = "as JavaScript would")]
            [Val::I64(number)] => Js::Number(*number as f64),
            [Val::I32(_), Val::I32(_)] => Js::text(&self.string(0)?),
            _ => bail!("not emulated in `cargo xtask`"),
        })
    }

    /// A property by its name, or an element by its index.
    fn get(&self) -> Result<Js> {
        let data = self.value(0);
        if let Ok(at) = self.number(1) {
            return Ok(data.items().get(at).cloned().unwrap_or(Js::Undefined));
        }
        let name = self.value(1);
        Ok(data.get(name.as_text().context("a property without a name")?))
    }

    fn set(self) -> Result<Option<Val>> {
        let (Js::Data(data), value) = (self.value(0), self.value(2)) else {
            bail!("neither an object nor an array");
        };
        let mut data = lock(&data);
        if self.number(1).is_ok() {
            // serde writes elements in their order.
            data.items.push(value);
        } else {
            let name = self.value(1);
            let name = name.as_text().context("a property without a name")?;
            data.fields.insert(name.to_owned(), value);
        }
        Ok(None)
    }

    /// Writes pointer and length of a text, or nothing, to a place in memory.
    fn give_string(mut self) -> Result<Option<Val>> {
        let place = self.number(0)?;
        let value = self.value(1);
        let mut pair = [0; 2];
        if let Some(text) = value.as_text() {
            let pointer = self.allocate(text.len())?;
            let memory = memory(&self.caller)?;
            let at = usize::try_from(pointer)?;
            memory.write(&mut self.caller, at, text.as_bytes())?;
            pair = [pointer, u32::try_from(text.len())?];
        }
        let bytes = pair.map(u32::to_le_bytes).concat();
        memory(&self.caller)?.write(&mut self.caller, place, &bytes)?;
        Ok(None)
    }

    /// Writes whether a value is a number, and the number, to a place in memory.
    fn give_number(mut self) -> Result<Option<Val>> {
        let place = self.number(0)?;
        let number = self.value(1).as_number();
        let memory = memory(&self.caller)?;
        let is_number = u32::from(number.is_some()).to_le_bytes();
        memory.write(&mut self.caller, place, &is_number)?;
        let number = number.unwrap_or_default().to_le_bytes();
        memory.write(&mut self.caller, place + 8, &number)?;
        Ok(None)
    }

    fn allocate(&mut self, length: usize) -> Result<u32> {
        let malloc = self.caller.get_export("__wbindgen_malloc");
        let malloc = malloc.and_then(wasmi::Extern::into_func);
        let malloc = malloc.context("no allocator")?;
        let mut pointer = [Val::I32(0)];
        let arguments = [Val::I32(i32::try_from(length)?), Val::I32(1)];
        malloc.call(&mut self.caller, &arguments, &mut pointer)?;
        pointer[0]
            .i32()
            .map(i32::cast_unsigned)
            .context("no pointer")
    }

    /// Puts the values that wasm-bindgen has by fixed indices into the table.
    fn fill_table(mut self) -> Result<Option<Val>> {
        let table = self.caller.get_export(VALUES);
        let table = table.and_then(wasmi::Extern::into_table);
        let table: Table = table.context("no table of values")?;
        for (offset, value) in [Js::Undefined, Js::Null, Js::Bool, Js::Bool]
            .into_iter()
            .enumerate()
        {
            let reference = value.reference(&mut self.caller);
            let at = 1024 + u64::try_from(offset)?;
            table.set(&mut self.caller, at, Ref::Extern(reference))?;
        }
        Ok(None)
    }
}

/// The memory of the module.
fn memory(caller: &Caller<'_, ()>) -> Result<Memory> {
    let memory = caller.get_export("memory");
    memory
        .and_then(wasmi::Extern::into_memory)
        .context("no memory")
}

/// A text in the memory of a module.
pub(crate) fn read_text(
    store: impl AsContext,
    memory: Memory,
    at: usize,
    length: usize,
) -> Result<String> {
    let bytes = memory.data(&store).get(at..at + length);
    let bytes = bytes.ok_or_else(|| anyhow!("no text at {at}"))?;
    Ok(String::from_utf8(bytes.to_vec())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_imports_lose_prefix_and_hash() {
        for (name, stem_of_it) in [
            ("__wbg_set_e4b9a833d288759a", "set"),
            ("__wbg___wbindgen_string_get_7ce8eee7fd327545", "string_get"),
            ("__wbindgen_generic_0000000000000001", "generic"),
            ("__wbindgen_init_externref_table", "init_externref_table"),
            (
                "__wbg_static_accessor_PERFORMANCE_2797c8b3a3307cc0",
                "static_accessor_PERFORMANCE",
            ),
        ] {
            assert_eq!(stem(name), stem_of_it);
        }
    }

    #[test]
    fn objects_and_arrays_are_read() {
        let object = Js::object([("nodes", Js::Number(5.0))]);
        assert_eq!(object.get("nodes").as_number(), Some(5.0));
        assert!(object.get("depth").is_undefined());
        assert_eq!(Js::array().get("length").as_number(), Some(0.0));
    }
}
