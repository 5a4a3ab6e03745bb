// Decodes uploaded pictures. Plain JavaScript starts without a compiler.
import sharp from 'sharp';
import { performTasks } from '../uploads/perform-tasks.mjs';

const formats = { jpeg: 'jpg', png: 'png', webp: 'webp', svg: 'svg', av1: 'avif' };
/** Default resolution of vector images, in pixels per inch. */
const DENSITY = 72;
const MAX_DENSITY = 144;

/** @param {import('./reduce-picture.ts').Task} task */
async function reduce({ content, allowed, widths, quality, mostPixels, longestSide }) {
  const open = (density = DENSITY) => sharp(content, { failOn: 'none', limitInputPixels: false, density }).autoOrient();
  const meta = await open()
    .metadata()
    .catch((error) => {
      if (/unsupported image format/.test(error.message)) return null;
      throw error;
    });
  // AVIF and HEIC are one container; their compressions differ.
  const format = meta && formats[meta.compression ?? meta.format];
  if (!format || !allowed.includes(format)) return { refused: 'format' };
  const density = format === 'svg' ? Math.min(MAX_DENSITY, Math.ceil((DENSITY * widths[0]) / meta.width)) : DENSITY;
  const { width, height } = format === 'svg' ? await open(density).metadata() : meta.autoOrient;
  if (width * height > mostPixels) return { refused: 'pixels', width, height };
  const files = [];
  for (const candidate of widths) {
    const box = { width: candidate, height: longestSide, fit: 'inside', withoutEnlargement: true };
    files.push(await open(density).resize(box).webp({ quality }).toBuffer());
  }
  const shown = Math.min(1, longestSide / height);
  return {
    width: Math.max(1, Math.round(width * shown)),
    height: Math.round(height * shown),
    isVector: format === 'svg',
    files,
  };
}

sharp.concurrency(1);
sharp.cache(false);
performTasks((task) => reduce(task).catch(() => ({ refused: 'damaged' })));
