import { f64, HEADER, record, shortText, u16, u32, u8 } from './records.ts';
import { filterButtonsGroup } from './filter-buttons.ts';

const BIFF8 = 0x0600;
const UTF16 = 1200;
const RUSSIA = 7;
const CYRILLIC = 204;
const REGULAR = 400;
const BOLD = 700;
const FONT = { regular: 0, bold: 1 };

/** Indexes of cell formats in the table written by `formats`. The first 16 are the customary defaults. */
export const STYLE = { general: 15, text: 16, price: 17, header: 18, note: 19 } as const;

const ANY = 0;
const WHOLE_NUMBER = 3; // «#,##0»
const AS_TEXT = 49; // «@»

export const bof = (kind: 'globals' | 'sheet') =>
  record(0x0809, u16(BIFF8, kind === 'globals' ? 0x0005 : 0x0010, 0x0dbb, 0x07cc), u32(0, 6));
export const eof = record(0x000a);

const font = (weight: number) =>
  record(0x0031, u16(200, 0, 0x7fff, weight, 0), u8(0, 0, CYRILLIC, 0), shortText('Arial'));

type Format = { font?: number; number?: number; filled?: boolean; parent?: 'style' };

/** XF record: 20 bytes of packed bits. The «used» byte flags the differences from the parent style. */
function format({ font: fontIndex = FONT.regular, number = ANY, filled = false, parent }: Format = {}): Buffer {
  const used = (number ? 0x04 : 0) | (fontIndex ? 0x08 : 0) | (filled ? 0x60 : 0);
  const [line, grey, black, white] = [1, 22, 64, 65];
  return record(
    0x00e0,
    u16(fontIndex, number, parent ? 0xfff5 : 0x0001),
    u8(0x20, 0, 0, used),
    u32(filled ? line << 12 : 0, filled ? (1 << 26) | (black << 7) : 0),
    u16((filled ? grey : black) | (white << 7)),
  );
}

const formats = Buffer.concat([
  ...Array.from({ length: 15 }, () => format({ parent: 'style' })),
  format(),
  format({ number: AS_TEXT }),
  format({ number: WHOLE_NUMBER }),
  format({ font: FONT.bold, filled: true }),
  format({ font: FONT.bold }),
]);

function author(name: string): Buffer {
  const text = Buffer.concat([u16(name.length), u8(1), Buffer.from(name, 'utf16le')]);
  return record(0x005c, text, Buffer.alloc(112 - text.length, ' '));
}

/** The filtered range as the hidden name that Excel expects. */
const filterName = ({ firstRow, lastRow, columns }: FilterRange) =>
  record(
    0x0018,
    u16(0x0021),
    u8(0, 1),
    u16(11, 0, 1),
    u8(0, 0, 0, 0, 0, 0x0d, 0x3b),
    u16(0, firstRow, lastRow, 0, columns - 1),
  );

export type FilterRange = { firstRow: number; lastRow: number; columns: number };
type Globals = { sheet: string; creator: string; filter: FilterRange };

/**
 * The records before the shared string table. `sheetAt` is the offset of the sheet, known once the sizes of the globals and
 * the texts are.
 */
export function workbookGlobals({ sheet, creator, filter }: Globals) {
  const flag = (type: number, value = 0) => record(type, u16(value));
  const before = Buffer.concat([
    bof('globals'),
    record(0x00e1, u16(UTF16)), // interface header
    record(0x00c1, u16(0)),
    record(0x00e2),
    author(creator),
    flag(0x0042, UTF16), // code page
    flag(0x0161), // one stream only
    record(0x013d, u16(1)), // ids of sheets
    flag(0x009c, 14),
    ...[0x0019, 0x0012, 0x0013, 0x01af, 0x01bc].map((type) => flag(type)), // no protection
    record(0x003d, u16(0x01e0, 0x005a, 0x3fcf, 0x2a4e, 0x0038, 0, 0, 1, 0x0258)), // window
    flag(0x0040), // no backup
    flag(0x008d), // show objects
    flag(0x0022), // dates since 1900
    flag(0x000e, 1), // full precision
    flag(0x01b7),
    flag(0x00da),
    ...[REGULAR, BOLD, REGULAR, REGULAR].map(font),
    formats,
    record(0x0293, u16(0x8000), u8(0, 0xff)), // the style «Normal»
    flag(0x0160), // no natural-language formulas
  ]);
  const name = shortText(sheet);
  const after = Buffer.concat([
    record(0x008c, u16(RUSSIA, RUSSIA)),
    record(0x01ae, u16(1, 0x0401)), // references within this workbook
    record(0x0017, u16(1, 0, 0, 0)),
    filterName(filter),
    filterButtonsGroup(filter.columns),
  ]);
  return {
    length: before.length + HEADER + 6 + name.length + after.length,
    bytes: (sheetAt: number) => Buffer.concat([before, record(0x0085, u32(sheetAt), u16(0), name), after]),
  };
}

/** Calculation and print settings that the format expects in every sheet. */
export const sheetSettings = Buffer.concat([
  record(0x000d, u16(1)),
  record(0x000c, u16(100)),
  record(0x000f, u16(1)),
  record(0x0011, u16(0)),
  record(0x0010, f64(0.001)),
  record(0x005f, u16(1)),
  record(0x002a, u16(0)),
  record(0x002b, u16(0)),
  record(0x0082, u16(1)),
  record(0x0080, u16(0, 0, 0, 0)),
  record(0x0225, u16(0, 255)),
  record(0x0081, u16(0x05c1)), // fits the width of the page
  record(0x0014),
  record(0x0015),
  record(0x0083, u16(0)),
  record(0x0084, u16(0)),
  record(0x00a1, u16(9, 100, 1, 1, 0, 0, 600, 600), f64(0.5), f64(0.5), u16(1)), // A4, landscape
]);
