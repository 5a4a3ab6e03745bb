import { SaxesParser } from 'saxes';
import type { ObjectEntry } from './object-store.ts';

/** Reads a response of ListObjectsV2. `next` is the token of the next page. */
export function readListing(xml: string): { entries: ObjectEntry[]; next: string | undefined } {
  const entries: ObjectEntry[] = [];
  const open: string[] = [];
  let next: string | undefined;
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    open.push(name);
    text = '';
    if (name === 'Contents') entries.push({ key: '', size: 0, modified: NaN });
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    open.pop();
    const entry = open.at(-1) === 'Contents' ? entries.at(-1) : undefined;
    if (entry && name === 'Key') entry.key = text;
    if (entry && name === 'Size') entry.size = Number(text);
    if (entry && name === 'LastModified') entry.modified = Date.parse(text);
    if (name === 'NextContinuationToken') next = text;
  });
  parser.write(xml).close();
  return { entries, next };
}
