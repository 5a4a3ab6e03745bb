import type { FileHandle } from 'node:fs/promises';
import { u16, u32, u8 } from './records.ts';

/**
 * The container format of Office documents ([MS-CFB], version 3), here with one stream: its consecutive sectors, then the
 * allocation table, then the directory.
 */
const SECTOR = 512;
const ENTRIES = SECTOR / 4;
/** Sectors of the allocation table listed in the header. */
const IN_HEADER = 109;
const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
const TABLE_SECTOR = 0xfffffffd;
const LIST_SECTOR = 0xfffffffc;
/** Minimum length; shorter streams would need the mini stream. */
const SHORTEST_STREAM = 4096;

const upTo = (length: number, unit: number) => Math.ceil(length / unit);

function layout(length: number) {
  const stream = upTo(Math.max(length, SHORTEST_STREAM), SECTOR);
  for (let table = 1; ; table++) {
    const lists = table > IN_HEADER ? upTo(table - IN_HEADER, ENTRIES - 1) : 0;
    if (stream + table + lists + 1 <= table * ENTRIES)
      return { stream, table, lists, directory: stream + table + lists };
  }
}

const chain = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => (index === count - 1 ? END_OF_CHAIN : from + index + 1));

function entry(name: string, type: number, child: number, start: number, size: number): Buffer {
  const text = Buffer.alloc(64);
  text.write(name, 'utf16le');
  return Buffer.concat([
    text,
    u16(name ? name.length * 2 + 2 : 0),
    u8(type, 1),
    u32(FREE, FREE, child),
    Buffer.alloc(36),
    u32(start, size, 0),
  ]);
}

/** Offset of the stream in the file. */
export const STREAM_AT = SECTOR;

/** Writes the container around a stream of `length` bytes already written at `STREAM_AT`. */
export async function sealCompoundFile(file: FileHandle, name: string, length: number): Promise<void> {
  const { stream, table, lists, directory } = layout(length);
  const tableSectors = Array.from({ length: table }, (_, index) => stream + index);

  const next = [
    ...chain(0, stream),
    ...tableSectors.map(() => TABLE_SECTOR),
    ...Array<number>(lists).fill(LIST_SECTOR),
    END_OF_CHAIN,
  ];
  const allocation = [...next, ...Array<number>(table * ENTRIES - next.length).fill(FREE)];

  const beyond = tableSectors.slice(IN_HEADER);
  const listed = Array.from({ length: lists }, (_, index) => {
    const own = beyond.slice(index * (ENTRIES - 1), (index + 1) * (ENTRIES - 1));
    const following = index === lists - 1 ? END_OF_CHAIN : stream + table + index + 1;
    return [...own, ...Array<number>(ENTRIES - 1 - own.length).fill(FREE), following];
  });

  const streamSize = Math.max(length, SHORTEST_STREAM);
  const empty = entry('', 0, FREE, 0, 0);
  const entries = [entry('Root Entry', 5, 1, END_OF_CHAIN, 0), entry(name, 2, FREE, 0, streamSize), empty, empty];
  const tail = Buffer.concat([u32(...allocation), ...listed.map((sector) => u32(...sector)), ...entries]);
  await file.write(tail, 0, tail.length, STREAM_AT + stream * SECTOR);

  const header = Buffer.concat([
    u8(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    Buffer.alloc(16),
    u16(0x003e, 3, 0xfffe, 9, 6, 0, 0, 0),
    u32(0, table, directory, 0, SHORTEST_STREAM, END_OF_CHAIN, 0, lists ? stream + table : END_OF_CHAIN, lists),
    u32(...Array.from({ length: IN_HEADER }, (_, index) => tableSectors[index] ?? FREE)),
  ]);
  await file.write(header, 0, header.length, 0);
}
