import { Refusal } from './refusal.mjs';

/** Raster formats by their first bytes, with their types. */
const formats = [
  ['image/png', /^\u0089PNG\r\n\u001a\n/],
  ['image/jpeg', /^\u00ff\u00d8\u00ff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF....WEBP/s],
];

const DATA = /^data:[\w/+.-]*(?:;[\w=-]+)*;base64,/i;

/**
 * The canonical address of a raster picture in the file itself, with the type of its content.
 *
 * @param {string} href
 */
export function embeddedPicture(href) {
  const [head] = DATA.exec(href) ?? [];
  if (!head) throw new Refusal('picture', href.slice(0, 80));
  const content = Buffer.from(href.slice(head.length), 'base64');
  const start = content.toString('latin1', 0, 16);
  const [type] = formats.find(([, sign]) => sign.test(start)) ?? [];
  if (!type) throw new Refusal('embedded');
  return `data:${type};base64,${content.toString('base64')}`;
}
