/** Encodes BIFF8, the format of Excel 97–2003 ([MS-XLS]). All numbers are little-endian. */
export const u8 = (...values: number[]): Buffer => Buffer.from(values);

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16LE(value, index * 2));
  return bytes;
}

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
}

export function f64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** Maximum size of a record's body. Longer content continues in CONTINUE records. */
export const MAX_BYTES = 8224;
/** Size of a record's header: type and length. */
export const HEADER = 4;

export function record(type: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  if (body.length > MAX_BYTES) throw new RangeError(`Record ${type.toString(16)} takes ${body.length} bytes`);
  return Buffer.concat([u16(type, body.length), body]);
}

const isLatin = (text: string) => /^[\0-\xff]*$/.test(text);

/** One byte per character for Latin-1 text, otherwise UTF-16, after a flag for the encoding. */
const letters = (text: string): Buffer =>
  isLatin(text)
    ? Buffer.concat([u8(0), Buffer.from(text, 'latin1')])
    : Buffer.concat([u8(1), Buffer.from(text, 'utf16le')]);

/** At most 255 characters, for names of sheets and fonts. */
export const shortText = (text: string): Buffer => Buffer.concat([u8(text.length), letters(text)]);
