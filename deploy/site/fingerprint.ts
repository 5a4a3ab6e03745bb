import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.data', 'test-results']);
const isSource = (name: string) => !/\.(spec\.tsx?|md)$/.test(name);

/** Returns a hash of the folders' sources, without tests and documents, which do not affect the build. */
export function fingerprint(folders: string[], salt: string): string {
  const hash = createHash('sha256').update(salt);
  for (const folder of folders) visit(folder);
  return hash.digest('hex');

  function visit(folder: string) {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) visit(path);
      } else if (entry.isFile() && isSource(entry.name)) hash.update(path).update(readFileSync(path));
    }
  }
}
