import sharp from 'sharp';
import { cleanDrawing } from './clean-drawing.mjs';
import { setSize } from './drawing-size.mjs';
import { Refusal } from './refusal.mjs';

/** Pixels of all embedded pictures together. */
const MAX_PIXELS = 50_000_000;

/** Refuses damaged and too large pictures of a drawing. GIF becomes PNG: no frames and no comments are left. */
async function preparePictures(root) {
  let pixels = 0;
  for (const image of root.querySelectorAll('image, feImage')) {
    const [, data] = (image.getAttribute('href') ?? '').split(';base64,');
    if (data === undefined) continue;
    const picture = sharp(Buffer.from(data, 'base64'), { limitInputPixels: false });
    try {
      const { width, height, format } = await picture.metadata();
      pixels += width * height;
      if (pixels > MAX_PIXELS) throw new Refusal('pixels');
      if (format !== 'gif') continue;
      const png = await picture.png().toBuffer();
      image.setAttribute('href', `data:image/png;base64,${png.toString('base64')}`);
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal('embedded');
    }
  }
}

/** @param {Buffer} pixels in RGBA */
function isBlank(pixels) {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] > 0) return false;
  return true;
}

/** @param {Buffer} content */
async function render(content) {
  const { root, notes, fonts, serialize } = cleanDrawing(content);
  const size = setSize(root);
  await preparePictures(root);
  const svg = serialize();
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (isBlank(data)) throw new Refusal('blank');
  const raster = await sharp(data, { raw: info }).webp({ lossless: true }).toBuffer();
  return { svg, raster, ...size, notes: [...notes], fonts: [...fonts] };
}

/**
 * Sanitises a drawing and draws it.
 *
 * @param {Buffer} content
 * @returns {Promise<import('./prepare-drawing.ts').Result>}
 */
export async function renderDrawing(content) {
  try {
    return await render(content);
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.reason, detail: error.detail };
    return { refused: error instanceof RangeError ? 'depth' : 'malformed' };
  }
}
