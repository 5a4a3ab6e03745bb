import { Refusal } from './refusal.mjs';

/** User units of CSS lengths. */
const units = { '': 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96, em: 16, rem: 16, ex: 8 };
const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?)([a-z]*|%)$/i;

/** Pixels of the stored drawing: the width of the widest rendition of a list, and the largest side of a photograph. */
const WIDTH = 1440;
const MAX_HEIGHT = 2560;
/** Narrower or flatter drawings are lines on a page. */
const LEAST = { width: 320, height: 24 };

/** A length in user units; null when it depends on the page around the drawing. */
function lengthOf(value) {
  if (value === null || value.trim() === '' || /^auto$/i.test(value.trim())) return null;
  const [, number, unit] = LENGTH.exec(value.trim()) ?? [];
  if (unit === '%') return null;
  const length = Number(number) * (units[unit?.toLowerCase()] ?? NaN);
  if (!Number.isFinite(length) || length <= 0) throw new Refusal('size', value.slice(0, 40));
  return length;
}

/** The view box; null: absent. */
function boxOf(value) {
  if (value === null || value.trim() === '') return null;
  const box = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isBox = box.length === 4 && box.every((one) => Number.isFinite(one) && Math.abs(one) < 1e9);
  if (!isBox || box[2] <= 0 || box[3] <= 0) throw new Refusal('size', value.slice(0, 40));
  return box;
}

/**
 * Gives a drawing a view box, and a width and height in pixels of the same proportions, so that a page knows its place
 * before it has loaded. A vector drawing loses nothing in another size.
 *
 * @param {Element} root
 * @returns {{ width: number; height: number }} in pixels
 */
export function setSize(root) {
  const box = boxOf(root.getAttribute('viewBox'));
  const [wide, high] = ['width', 'height'].map((name) => lengthOf(root.getAttribute(name)));
  const isSized = wide !== null && high !== null;
  if (!box && !isSized) throw new Refusal('unsized');
  const ratio = isSized ? wide / high : box[2] / box[3];
  const width = Math.round(Math.min(WIDTH, MAX_HEIGHT * ratio));
  const height = Math.round(width / ratio);
  if (!(width >= LEAST.width && height >= LEAST.height)) throw new Refusal('proportions');
  if (!box) root.setAttribute('viewBox', `0 0 ${wide} ${high}`);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  return { width, height };
}
