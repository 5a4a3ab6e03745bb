import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib';
import type { SiteData } from '@site/contracts/site-data';
import { siteFileUrl } from '@site/contracts/site-file';
import writeFileAtomic from 'write-file-atomic';
import type { Log } from '../base/log.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gunzipped = promisify<Buffer, Buffer>(gunzip);
const gzipped = promisify<string, Buffer>(gzip);

/** Whether the file and its compressed variants contain the text; they may be damaged by a full disk or a crash. */
async function isWhole(file: string, text: string): Promise<boolean> {
  try {
    const [plain, br, gz] = await Promise.all([file, `${file}.br`, `${file}.gz`].map((path) => readFile(path)));
    const unpacked = await Promise.all([unbrotli(br!), gunzipped(gz!)]);
    return [plain!, ...unpacked].every((bytes) => bytes.toString() === text);
  } catch {
    return false;
  }
}

/**
 * Writes the site's data to a file that all pages share, named by its hash and compressed once.
 * Returns its URL, or undefined if it cannot be written; then pages contain no URL, and browsers call the API. A failed
 * write is retried only when the data changes.
 */
export function createSiteFiles(folder: string | undefined, log: Log) {
  const written = new WeakMap<SiteData, Promise<string | undefined>>();

  async function write(dir: string, site: SiteData): Promise<string> {
    const text = JSON.stringify(site);
    const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const file = join(dir, `${name}.json`);
    if (await isWhole(file, text)) return siteFileUrl(name);
    await mkdir(dir, { recursive: true });
    // The plain file last, so that its variants exist when it does.
    await writeFileAtomic(`${file}.br`, await brotli(text));
    await writeFileAtomic(`${file}.gz`, await gzipped(text));
    await writeFileAtomic(file, text);
    return siteFileUrl(name);
  }

  return (site: SiteData): Promise<string | undefined> => {
    if (!folder) return Promise.resolve(undefined);
    const url =
      written.get(site) ??
      write(folder, site).catch((error: unknown) => void log.error('the site data could not be written', { error }));
    written.set(site, url);
    return url;
  };
}
