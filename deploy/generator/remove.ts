import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { formatted } from './formatted.ts';
import { GeneratorError } from './names.ts';
import { removeRoute } from './remove-route.ts';
import { pageFiles, routeEntry } from './templates/page.ts';
import { remoteFiles } from './templates/remote.ts';

/** What a build, an install or the tests leave in a package. */
const MADE = new Set(['node_modules', 'dist', 'test-results']);

/**
 * Takes a generated remote away. Work of somebody's is never deleted: a file that is not as the generator wrote it, or
 * that it did not write, refuses the whole.
 */
export async function removeRemote(root: string, name: string): Promise<void> {
  const remote = name.startsWith('mf-') ? name : `mf-${name}`;
  const own = remote.slice('mf-'.length);
  const dir = join(root, remote);
  if (!/^mf-[a-z0-9-]+$/.test(remote) || !existsSync(dir)) throw new GeneratorError(`There is no remote ${remote}`, 2);
  const path = `/${own}`;
  await requireUntouched(dir, dir, { ...remoteFiles(own, path), ...pageFiles({ page: own, path }) });
  await rm(dir, { recursive: true });
}

/** Takes a generated page and its address away; the same holds. */
export async function removePage(root: string, remote: string, page: string): Promise<void> {
  const dir = join(root, remote);
  const folder = join(dir, 'src/pages', page);
  const table = join(dir, 'src/routes.ts');
  if (!/^mf-[a-z0-9-]+$/.test(remote) || !existsSync(table))
    throw new GeneratorError(`There is no remote ${remote}`, 2);
  if (!/^[a-z0-9-]+$/.test(page) || !existsSync(folder))
    throw new GeneratorError(`${remote} has no page ${page} in src/pages`, 2);
  if (readdirSync(join(dir, 'src/pages')).length === 1)
    throw new GeneratorError(`${page} is the only page of ${remote}: npm run generate -- remove remote ${remote}`, 1);
  const { source, entry, path } = removeRoute(await readFile(table, 'utf8'), page);
  await requireUntouched(dir, folder, pageFiles({ page, path }));
  if (entry !== routeEntry({ page, path }))
    throw new GeneratorError(`The entry of "${page}" in ${remote}/src/routes.ts was edited: remove it by hand`, 1);
  await writeFile(table, await formatted(table, source));
  await rm(folder, { recursive: true });
}

/** `files` are the paths and texts below `dir` that the generator writes, `folder` what is to be removed. */
async function requireUntouched(dir: string, folder: string, files: Record<string, string>) {
  const present = listFiles(folder).map((file) => relative(dir, file));
  const edited = [];
  for (const file of present)
    if (files[file] === undefined || (await formatted(file, files[file])) !== (await textOf(join(dir, file))))
      edited.push(file);
  if (edited.length)
    throw new GeneratorError(
      `Not removed, because these are not as the generator wrote them:\n${edited.map((file) => `  ${file}`).join('\n')}\nDelete by hand what is no longer needed.`,
      1,
    );
}

const textOf = async (file: string) => formatted(file, await readFile(file, 'utf8'));

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return MADE.has(entry.name) ? [] : listFiles(path);
  });
