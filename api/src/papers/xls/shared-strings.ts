import { cutText } from '@site/kernel/plain-text';
import { HEADER, longText, MAX_BYTES, record, u16, u32 } from './records.ts';

const SST = 0x00fc;
const CONTINUE = 0x003c;
const EXTSST = 0x00ff;
/** Characters of a text at most, so that it fits into one record as UTF-16. */
const LONGEST = 4_000;
/** Keeps the index of the table within one record. */
const MAX_BUCKETS = 128;
const SMALLEST_BUCKET = 8;

/** The shared string table of a workbook, which precedes its sheets. */
export class SharedStrings {
  private count = 0;
  private used = 0;
  private length = 0;
  private readonly records: Buffer[] = [];
  private body: Buffer[] = [u32(0, 0)];
  private bodyLength = 8;
  private readonly known = new Map<string, number>();
  private readonly places: { at: number; inRecord: number }[] = [];

  /** Adds a text and returns its index. A `repeated` text is stored once. */
  add(text: string, repeated: boolean): number {
    this.used++;
    const known = repeated ? this.known.get(text) : undefined;
    if (known !== undefined) return known;
    const bytes = longText(cutText(text, LONGEST));
    // A text is not split across records.
    if (this.bodyLength + bytes.length > MAX_BYTES) this.flush();
    this.places.push({ at: this.length + HEADER + this.bodyLength, inRecord: HEADER + this.bodyLength });
    this.body.push(bytes);
    this.bodyLength += bytes.length;
    if (repeated) this.known.set(text, this.count);
    return this.count++;
  }

  /** The records of the table, which starts at `offset` of the workbook. */
  end(offset: number): Buffer[] {
    this.flush();
    u32(this.used, this.count).copy(this.records[0]!, HEADER);
    const bucket = Math.max(SMALLEST_BUCKET, Math.ceil(this.count / MAX_BUCKETS));
    const firsts = this.places.filter((_, index) => index % bucket === 0);
    const places = firsts.map(({ at, inRecord }) => Buffer.concat([u32(offset + at), u16(inRecord, 0)]));
    return [...this.records, record(EXTSST, u16(bucket), ...places)];
  }

  private flush(): void {
    const bytes = record(this.length === 0 ? SST : CONTINUE, ...this.body);
    this.records.push(bytes);
    this.length += bytes.length;
    this.body = [];
    this.bodyLength = 0;
  }
}
