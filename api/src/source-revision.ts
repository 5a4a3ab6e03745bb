import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Returns a hash of the code in a folder, as a cache key for files that this code generates. */
export function sourceRevision(folder: URL): string {
  const hash = createHash('sha256');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of sources.filter((file) => /(?<!\.spec)\.ts$/.test(file)).sort())
    hash.update(readFileSync(new URL(name, folder)));
  return hash.digest('hex').slice(0, 10);
}
