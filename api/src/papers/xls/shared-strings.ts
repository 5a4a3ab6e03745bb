import { cutText } from '@site/kernel/plain-text';
import { HEADER, MAX_BYTES, record, u16, u32 } from './records.ts';

const SST = 0x00fc;
const CONTINUE = 0x003c;
const EXTSST = 0x00ff;
/** Characters of a text at most, so that it fits into one record as UTF-16. */
const LONGEST = 4_000;
/** Bytes before the letters of a text: its length, and a flag for the encoding. */
const TEXT_HEADER = 3;
/** Keeps the index of the table within one record. */
const MAX_BUCKETS = 128;
const SMALLEST_BUCKET = 8;

/** The shared string table of a workbook, which precedes its sheets. */
export class SharedStrings {
  private used = 0;
  private length = 0;
  private readonly records: Buffer[] = [];
  /** The current record. The body of the first one begins with the counts. */
  private current = Buffer.alloc(HEADER + MAX_BYTES);
  private end = HEADER + 8;
  private readonly known = new Map<string, number>();
  /** Offsets of the texts in the table, and in their record. */
  private readonly offsets: number[] = [];
  private readonly offsetsInRecord: number[] = [];

  /** Adds a text and returns its index. A `repeated` text is stored once. */
  add(text: string, repeated: boolean): number {
    this.used++;
    const known = repeated ? this.known.get(text) : undefined;
    if (known !== undefined) return known;
    this.write(cutText(text, LONGEST));
    const index = this.offsets.length - 1;
    if (repeated) this.known.set(text, index);
    return index;
  }

  /** The records of the table, which starts at `offset` of the workbook. */
  finish(offset: number): Buffer[] {
    this.flush();
    const count = this.offsets.length;
    u32(this.used, count).copy(this.records[0]!, HEADER);
    const bucket = Math.max(SMALLEST_BUCKET, Math.ceil(count / MAX_BUCKETS));
    const places: Buffer[] = [];
    for (let index = 0; index < count; index += bucket)
      places.push(u32(offset + this.offsets[index]!), u16(this.offsetsInRecord[index]!, 0));
    return [...this.records, record(EXTSST, u16(bucket), ...places)];
  }

  private write(text: string): void {
    const isLatin = !/[^\0-\xff]/.test(text);
    const length = TEXT_HEADER + text.length * (isLatin ? 1 : 2);
    // A text is not split across records.
    if (this.end + length > HEADER + MAX_BYTES) this.flush();
    this.offsets.push(this.length + this.end);
    this.offsetsInRecord.push(this.end);
    this.current.writeUInt16LE(text.length, this.end);
    this.current.writeUInt8(isLatin ? 0 : 1, this.end + 2);
    this.current.write(text, this.end + TEXT_HEADER, isLatin ? 'latin1' : 'utf16le');
    this.end += length;
  }

  private flush(): void {
    this.current.writeUInt16LE(this.length === 0 ? SST : CONTINUE);
    this.current.writeUInt16LE(this.end - HEADER, 2);
    this.records.push(this.current.subarray(0, this.end));
    this.length += this.end;
    this.current = Buffer.alloc(HEADER + MAX_BYTES);
    this.end = HEADER;
  }
}
