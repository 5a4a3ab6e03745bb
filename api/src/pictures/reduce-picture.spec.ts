import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { PictureReducer, pictureLimits } from './reduce-picture.ts';

const PHOTOS = ['jpg', 'png', 'webp'];
const LOGOS = ['png', 'jpg', 'svg'];
const WIDTHS = [1600, 640];
const reducer = new PictureReducer();

const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#36c' } });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: Error) => plain(error.message),
  );

/** A small SVG that takes minutes to render: a chain of heavy filters. */
const hostile = (side = 20_000) => {
  const blur = '<feGaussianBlur stdDeviation="499"/><feTurbulence baseFrequency="0.9" numOctaves="99"/>'.repeat(40);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><filter id="f" x="0" y="0" width="1" height="1">${blur}</filter><rect width="${side}" height="${side}" filter="url(#f)"/></svg>`,
  );
};

test('accepts a photo with slightly truncated data, as browsers do', async () => {
  const photo = await canvas(1000, 800).jpeg().toBuffer();
  const { width, height, files } = await reducer.reduce(photo.subarray(0, photo.length - 2), PHOTOS, WIDTHS);
  expect([width, height, files.length]).toEqual([1000, 800, 2]);
});

test('scales a strip down to the maximum side of WebP', async () => {
  const strip = await canvas(500, 20_000).png().toBuffer();
  const { width, height, files } = await reducer.reduce(strip, PHOTOS, WIDTHS);
  expect([width, height]).toEqual([410, 16_383]);
  expect(await sharp(files[0]).metadata()).toMatchObject({ format: 'webp', width: 410, height: 16_383 });
});

test('returns the dimensions after applying the EXIF orientation', async () => {
  const photo = await canvas(900, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await reducer.reduce(photo, PHOTOS, WIDTHS)).toMatchObject({ width: 600, height: 900 });
});

test('rejects with the actual reason', async () => {
  const small = new PictureReducer({ ...pictureLimits, mostPixels: 1_000_000 });
  const photo = await canvas(2000, 1000).jpeg().toBuffer();
  const broken = Buffer.concat([(await canvas(400, 400).png().toBuffer()).subarray(0, 40), Buffer.alloc(200, 7)]);
  expect(await refusal(small.reduce(photo, PHOTOS, WIDTHS))).toContain('слишком большое: 2000 × 1000 точек');
  expect(await refusal(reducer.reduce(broken, PHOTOS, WIDTHS))).toContain('повреждён');
  expect(await refusal(reducer.reduce(Buffer.from('%PDF-1.7'), PHOTOS, WIDTHS))).toContain('Недопустимый формат');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(await refusal(reducer.reduce(drawing, PHOTOS, WIDTHS))).toContain('Недопустимый формат');
});

test('times out drawings that take minutes without blocking the thread pool of this process', async () => {
  const strict = new PictureReducer({ ...pictureLimits, seconds: 2 });
  const order: string[] = [];
  const hostiles = Promise.all(Array.from({ length: 3 }, () => refusal(strict.reduce(hostile(), LOGOS, WIDTHS)))).then(
    (reasons) => {
      order.push('drawings');
      return reasons;
    },
  );
  await promisify(pbkdf2)('password', 'salt', 1, 32, 'sha256').then(() => order.push('threads'));
  for (const reason of await hostiles) expect(reason).toContain('слишком сложное');
  expect(order).toEqual(['threads', 'drawings']);
});

test('rejects a picture that exceeds the memory limit', async () => {
  const strict = new PictureReducer({ ...pictureLimits, mostMemory: 1 });
  expect(await refusal(strict.reduce(await canvas(3000, 3000).png().toBuffer(), LOGOS, WIDTHS))).toContain(
    'слишком сложное',
  );
});

test('rejects a request with 503 when the queue is full', async () => {
  const short = new PictureReducer({ ...pictureLimits, mostWaiting: 1 });
  const logo = await canvas(300, 300).png().toBuffer();
  const [first, second] = await Promise.all([1, 2].map(() => refusal(short.reduce(logo, LOGOS, WIDTHS))));
  expect([first, second]).toEqual(['taken', expect.stringContaining('через минуту')]);
  expect(await refusal(short.reduce(logo, LOGOS, WIDTHS))).toBe('taken');
});
