import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib';
import type { SiteData } from '@site/contracts/site-data';
import { siteFileUrl } from '@site/contracts/site-file';
import writeFileAtomic from 'write-file-atomic';
import type { Log } from '../app/log.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gunzipped = promisify<Buffer, Buffer>(gunzip);
const gzipped = promisify<string, Buffer>(gzip);

/** The file and its compressed forms hold the text: one that a full disk or a crash has left is written again. */
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
 * Writes the site's data as a file, for all pages to share, and tells its address: the name is the hash of what it holds.
 * It is compressed once, as well as can be. Undefined if it cannot be written, which is not tried again until the data
 * changes: pages name no file then, and browsers ask the API.
 */
export function createSiteFiles(folder: string | undefined, log: Log) {
  const written = new WeakMap<SiteData, Promise<string | undefined>>();

  async function write(dir: string, site: SiteData): Promise<string> {
    const text = JSON.stringify(site);
    const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const file = join(dir, `${name}.json`);
    if (await isWhole(file, text)) return siteFileUrl(name);
    await mkdir(dir, { recursive: true });
    // The plain one last: who sees it finds the others.
    await writeFileAtomic(`${file}.br`, await brotli(text));
    await writeFileAtomic(`${file}.gz`, await gzipped(text));
    await writeFileAtomic(file, text);
    return siteFileUrl(name);
  }

  return (site: SiteData): Promise<string | undefined> => {
    if (!folder) return Promise.resolve(undefined);
    const kept =
      written.get(site) ??
      write(folder, site).catch((error: unknown) => void log.error('the site data was not written', { error }));
    written.set(site, kept);
    return kept;
  };
}
