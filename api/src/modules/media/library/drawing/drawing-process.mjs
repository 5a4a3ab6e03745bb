// Sanitises and renders one uploaded drawing and exits. Plain JavaScript starts without a compiler, in a tenth of a second.
import sharp from 'sharp';
import { cleanDrawing } from './clean-drawing.mjs';
import { setSize } from './drawing-size.mjs';
import { Refusal } from './refusal.mjs';

const MAX_MEMORY = 1024 * 2 ** 20;
const MEMORY_CHECK_INTERVAL = 20;

/** Pixels of all embedded pictures together. */
const MAX_PIXELS = 50_000_000;

async function checkPictures(root) {
  let pixels = 0;
  for (const image of root.querySelectorAll('image, feImage')) {
    const [, data] = (image.getAttribute('href') ?? '').split(';base64,');
    if (data === undefined) continue;
    const { width, height } = await sharp(Buffer.from(data, 'base64'))
      .metadata()
      .catch(() => {
        throw new Refusal('embedded');
      });
    pixels += width * height;
    if (pixels > MAX_PIXELS) throw new Refusal('pixels');
  }
}

/**
 * @param {import('./prepare-drawing.ts').Task} task
 * @returns {Promise<import('./prepare-drawing.ts').Result>}
 */
async function prepare({ content }) {
  const { root, notes, fonts, serialize } = cleanDrawing(Buffer.from(content));
  const size = setSize(root);
  await checkPictures(root);
  const svg = serialize();
  const image = sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha();
  const [raster, { channels }] = await Promise.all([
    image.clone().webp({ lossless: true }).toBuffer(),
    image.clone().stats(),
  ]);
  if (channels[3].max === 0) throw new Refusal('blank');
  return { svg, raster, ...size, notes: [...notes], fonts: [...fonts] };
}

process.once('disconnect', () => process.exit(1));
process.once('message', (task) => {
  setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1);
  }, MEMORY_CHECK_INTERVAL);
  sharp.concurrency(1);
  prepare(task)
    .catch((error) =>
      error instanceof Refusal
        ? { refused: error.reason, detail: error.detail }
        : { refused: error instanceof RangeError ? 'depth' : 'malformed' },
    )
    .then((result) => process.send(result, () => process.exit(0)));
});
