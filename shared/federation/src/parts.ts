import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { partModule } from '@site/contracts/composition';
import { OfferedParts, type ShownParts } from '@site/contracts/parts';
import type { RouteDefinition } from '@site/contracts/remote';
import { z } from 'zod';

/** Returns all parts of other remotes that the remote's pages show; throws when two pages need different ranges. */
export function shownParts(routes: RouteDefinition[]): ShownParts {
  const shown: ShownParts = {};
  for (const { path, parts } of routes)
    for (const [part, range] of Object.entries(parts)) {
      if ((shown[part] ?? range) !== range)
        throw new Error(`${path} shows the part "${part}" ${range}, another route ${shown[part]}: use one range`);
      shown[part] = range;
    }
  return shown;
}

/** Reads and validates the offered parts, `src/parts.ts`: each one exists, and each existing one is offered. */
export async function readParts(dir: string, cacheBuster = ''): Promise<OfferedParts> {
  const present = partNames(dir);
  const file = partsFile(dir);
  if (!existsSync(file)) {
    if (present.length) throw new Error(`src/parts/${present[0]} is not offered: add it to ${file}`);
    return {};
  }
  const module = (await import(pathToFileURL(file).href + cacheBuster)) as { parts: unknown };
  const parsed = OfferedParts.safeParse(module.parts);
  if (!parsed.success) throw new Error(`${file} is not a valid list of parts:\n${z.prettifyError(parsed.error)}`);
  for (const part of Object.keys(parsed.data))
    if (!present.includes(part))
      throw new Error(`${file} offers the part "${part}", but src/parts/${part}/part.ts is missing`);
  for (const part of present)
    if (!(part in parsed.data)) throw new Error(`src/parts/${part} is not offered: add it to ${file}`);
  return parsed.data;
}

export const partsFile = (dir: string) => join(dir, 'src/parts.ts');
export const partsFolder = (dir: string) => join(dir, 'src/parts');

const partNames = (dir: string): string[] =>
  existsSync(partsFolder(dir))
    ? readdirSync(partsFolder(dir)).filter((name) => existsSync(join(partsFolder(dir), name, 'part.ts')))
    : [];

/** Exposes each part as a module of its own, like the pages. */
export const partExposes = (dir: string) =>
  Object.fromEntries(
    partNames(dir).map((part) => [
      `./${partModule(part)}`,
      { import: `./src/parts/${part}/part.ts`, name: partChunk(part) },
    ]),
  );

const PREFIX = 'part-';

export const partChunk = (part: string) => PREFIX + part;
