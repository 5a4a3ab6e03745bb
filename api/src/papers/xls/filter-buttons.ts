import { record, u16, u32, u8 } from './records.ts';

/**
 * The buttons of an AutoFilter. Excel draws them from objects in the sheet's drawing, a list box over each header cell
 * ([MS-ODRAW] for the drawing, [MS-XLS] Obj for the list box).
 */
const FIRST_SHAPE = 1024;
const LIST_BOX = 201;

const art = (type: number, version: number, instance: number, body: Buffer, length = body.length): Buffer =>
  Buffer.concat([u16(version | (instance << 4), type), u32(length), body]);

const container = (type: number, body: Buffer, more = 0): Buffer => art(type, 15, 0, body, body.length + more);

const option = (code: number, value: number) => Buffer.concat([u16(code), u32(value)]);

/** Record of the workbook's globals with the number of shapes: the buttons and their group. */
export function filterButtonsGroup(columns: number): Buffer {
  const shapes = columns + 1;
  const counts = art(0xf006, 0, 0, u32(FIRST_SHAPE + shapes, 2, shapes, 1, 1, shapes));
  const defaults = art(
    0xf00b,
    3,
    3,
    Buffer.concat([option(0x00bf, 0x00080008), option(0x0181, 0x08000009), option(0x01c0, 0x08000040)]),
  );
  const colours = art(0xf11e, 0, 4, u32(0x0800000d, 0x0800000c, 0x08000017, 0x100000f7));
  return record(0x00eb, container(0xf000, Buffer.concat([counts, defaults, colours])));
}

const shape = (kind: number, id: number, flags: number) => art(0xf00a, 2, kind, u32(id, flags));

function button(column: number, row: number): Buffer {
  const look = [
    option(0x007f, 0x01040104),
    option(0x00bf, 0x00080008),
    option(0x01bf, 0x00010000),
    option(0x01ff, 0x00080000),
    option(0x03bf, 0x000a0000),
  ];
  return container(
    0xf004,
    Buffer.concat([
      shape(LIST_BOX, FIRST_SHAPE + 1 + column, 0x0a00),
      art(0xf00b, 3, look.length, Buffer.concat(look)),
      art(0xf010, 0, 0, u16(1, column, 0, row, 0, column + 1, 0, row + 1, 0)),
      art(0xf011, 0, 0, Buffer.alloc(0)),
    ]),
  );
}

const listBox = (column: number): Buffer =>
  record(
    0x005d,
    u16(0x15, 18, 0x14, column + 1, 0x2101),
    u32(0, 0, 0),
    u16(0x0c, 20),
    u16(0, 0, 0, 0, 100, 1, 10, 0, 16, 1),
    u16(0x13, 0x1fee),
    u8(0, 0, 0, 0, 1, 0, 1, 3, 0, 0, 2, 0, 8, 0, 0x57, 0),
    u16(0, 0),
  );

/** Records of the sheet: the drawing with its buttons, each followed by its list box. */
export function filterButtons(row: number, columns: number): Buffer {
  const buttons = Array.from({ length: columns }, (_, column) => button(column, row));
  const [first = Buffer.alloc(0), ...rest] = buttons;
  const later = rest.reduce((sum, { length }) => sum + length, 0);
  const group = container(0xf004, Buffer.concat([art(0xf009, 1, 0, u32(0, 0, 0, 0)), shape(0, FIRST_SHAPE, 0x0005)]));
  const drawing = container(
    0xf002,
    Buffer.concat([
      art(0xf008, 0, 1, u32(columns + 1, FIRST_SHAPE + columns)),
      container(0xf003, Buffer.concat([group, first]), later),
    ]),
    later,
  );
  return Buffer.concat([drawing, ...rest].flatMap((bytes, column) => [record(0x00ec, bytes), listBox(column)]));
}
