import { expect, test } from 'vitest';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { withoutPhotoData } from './photo-data.ts';

const PLACE = { IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' } };
const noise = () =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#888',
    },
  });
const pixels = (content: Buffer) => sharp(content).raw().toBuffer();
const plainSegment = (marker: string, text: string) =>
  Buffer.concat([Buffer.from(`ff${marker}`, 'hex'), Buffer.from([0, text.length + 2]), Buffer.from(text, 'latin1')]);

test.each([
  ['jpg', () => noise().jpeg()],
  ['jpg', () => noise().jpeg({ progressive: true })],
  ['png', () => noise().png()],
  ['webp', () => noise().webp()],
  ['webp', () => noise().webp({ lossless: true })],
] as const)('removes the location of a %s and keeps its pixels', async (extension, make) => {
  const photo = await make().withExif(PLACE).withIccProfile('p3').toBuffer();
  expect(photo.includes('Kamera')).toBe(true);

  const clean = withoutPhotoData(photo, extension);

  const meta = await sharp(clean).metadata();
  expect(clean.includes('Kamera')).toBe(false);
  expect([meta.exif, meta.xmp, meta.icc instanceof Buffer]).toEqual([undefined, undefined, true]);
  expect((await pixels(clean)).equals(await pixels(photo))).toBe(true);
});

test.each([
  ['jpg', () => noise().jpeg()],
  ['png', () => noise().png()],
  ['webp', () => noise().webp()],
] as const)('keeps the orientation of a %s', async (extension, make) => {
  const photo = await make().withExif(PLACE).withMetadata({ orientation: 6 }).toBuffer();
  const clean = withoutPhotoData(photo, extension);
  expect((await sharp(clean).metadata()).orientation).toBe(6);
  expect(clean.includes('Kamera')).toBe(false);
  expect((await pixels(clean)).equals(await pixels(photo))).toBe(true);
});

test('removes chunks of a PNG that are not needed to draw it, known or not', async () => {
  const drawing = await noise().png().withIccProfile('p3').toBuffer();
  const chunk = (kind: string, text: string) => {
    const content = Buffer.from(kind + text, 'latin1');
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(text.length);
    ends.writeUInt32BE(crc32(content), 4);
    return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
  };
  const header = drawing.subarray(0, 33);
  const annotated = Buffer.concat([
    header,
    ...['caBX', 'tEXt', 'zxIf'].map((kind) => chunk(kind, 'place 55.75 N')),
    drawing.subarray(33),
  ]);
  expect(withoutPhotoData(annotated, 'png').equals(drawing)).toBe(true);
});

test('removes XMP, comments and data after the end', async () => {
  const photo = await noise().jpeg().toBuffer();
  const texts = [
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>',
    'Photoshop 3.0\0 55.75 N',
    'MPF\0 55.75 N',
    'note 55.75 N',
  ];
  const segments = ['e1', 'ed', 'e2', 'fe'].map((marker, n) => plainSegment(marker, texts[n]!));
  const annotated = Buffer.concat([photo.subarray(0, 2), ...segments, photo.subarray(2), Buffer.from('Exif 55.75 N')]);
  const clean = withoutPhotoData(annotated, 'jpg');
  for (const text of ['xmpmeta', '55.75']) expect(clean.includes(text)).toBe(false);
  expect((await pixels(clean)).equals(await pixels(photo))).toBe(true);

  const drawing = await noise().png().toBuffer();
  const behind = Buffer.concat([drawing, Buffer.from('55.75 N')]);
  expect(withoutPhotoData(behind, 'png').equals(drawing)).toBe(true);
});

test('keeps the data of a truncated photo', async () => {
  const photo = await noise().jpeg().withExif(PLACE).toBuffer();
  const cut = withoutPhotoData(photo.subarray(0, photo.length - 300), 'jpg');
  expect(cut.includes('Kamera')).toBe(false);
  expect((await sharp(cut, { failOn: 'none' }).metadata()).width).toBe(64);
});

test('returns a file of another kind unchanged', () => {
  const paper = Buffer.from('%PDF-1.7 \xff\xe1');
  expect(withoutPhotoData(paper, 'pdf')).toBe(paper);
});
