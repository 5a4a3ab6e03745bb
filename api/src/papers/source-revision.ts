import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Returns a hash of the code in the folders, as a cache key for files that this code generates. */
export function sourceRevision(...folders: URL[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of sources.filter((file) => /(?<!\.spec)\.ts$/.test(file)).sort())
      hash.update(readFileSync(new URL(name, folder)));
  }
  return hash.digest('hex').slice(0, 10);
}
