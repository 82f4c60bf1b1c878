"""
Makes the typefaces of the page: the letters and the weights that it uses of Figtree and Fraunces.

    pip install fonttools brotli
    python3 tools/fonts/make.py 'Figtree[wght].ttf' 'Fraunces[SOFT,WONK,opsz,wght].ttf'

Both are at https://github.com/google/fonts, in ofl/figtree and ofl/fraunces.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER = Path(__file__).parents[2] / "www" / "fonts"

# Those of ASCII, of the languages of the page, their quotation marks, dashes and spaces, and the minus sign. The page
# does without the capitals ẞ and Ÿ, and writes the Dutch IJ as two letters: every reader loads these files.
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖ×ÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöùúûüÿŒœ"
    + "\u00a0¡«±·»½¿–—‘’‚“”„…‹›−"
)
# In text also the rest of Latin-1, and signs: in a file of its own, which is loaded when there is one of them.
MORE = sorted(set(map(chr, range(0xA1, 0x100))).union("ı•€™↑↓") - set(LETTERS))

# Spaces and hyphens that the typefaces lack, or may lack: a narrow space that does not break, and a hyphen.
NARROW, HYPHEN = 0x202F, 0x2011


def make(source, name, letters, axes, features):
    font = TTFont(source)
    options = subset.Options(layout_features=features, hinting=False, notdef_outline=True, name_IDs=range(7))
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(letters))
    subsetter.subset(font)
    font = reopen(instantiateVariableFont(reopen(font), axes))
    if " " in letters:
        add_spaces(font)
    font.flavor = "woff2"
    font.save(FOLDER / f"{name}.woff2")


def reopen(font):
    """Saves a font and reads it again: saving drops the glyphs that were removed from its tables."""
    buffer = BytesIO()
    font.save(buffer)
    return TTFont(buffer)


def add_spaces(font):
    names = font.getBestCmap()
    width = font["hmtx"][names[0x20]][0] * 2 // 3
    font.ensureDecompiled()
    font["glyf"]["narrow"] = Glyph()
    font["hmtx"]["narrow"] = (width, 0)
    if "gvar" in font:
        font["gvar"].variations["narrow"] = font["gvar"].variations[names[0x20]]
    if "HVAR" in font and font["HVAR"].table.AdvWidthMap:
        widths = font["HVAR"].table.AdvWidthMap.mapping
        widths["narrow"] = widths[names[0x20]]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap |= {NARROW: "narrow", HYPHEN: names[ord("-")]}


figtree, fraunces = sys.argv[1:]
for name, letters in [("figtree", LETTERS), ("figtree-more", MORE)]:
    make(figtree, name, letters, {"wght": (400, 400, 700)}, ["kern", "locl", "tnum"])
make(fraunces, "fraunces", LETTERS, {"wght": 560, "opsz": 40, "SOFT": 40, "WONK": 0}, ["kern", "liga"])
