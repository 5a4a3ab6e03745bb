/** Bytes of BIFF8, the format of Excel 97–2003 (published by its maker as [MS-XLS]). All numbers are little-endian. */
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

/** What a record may hold; the rest of a longer one follows in CONTINUE records. */
export const MAX_BYTES = 8224;
/** Room for what says how long a record is. */
export const HEADER = 4;

export function record(type: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  if (body.length > MAX_BYTES) throw new RangeError(`Record ${type.toString(16)} takes ${body.length} bytes`);
  return Buffer.concat([u16(type, body.length), body]);
}

const isLatin = (text: string) => /^[\0-\xff]*$/.test(text);

/** A byte a letter while all of them are Latin, else UTF-16; the flag in front says which. */
const letters = (text: string): Buffer =>
  isLatin(text)
    ? Buffer.concat([u8(0), Buffer.from(text, 'latin1')])
    : Buffer.concat([u8(1), Buffer.from(text, 'utf16le')]);

/** Of at most 255 letters: names of sheets and fonts. */
export const shortText = (text: string): Buffer => Buffer.concat([u8(text.length), letters(text)]);
export const longText = (text: string): Buffer => Buffer.concat([u16(text.length), letters(text)]);
