import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { formatted } from './formatted.ts';
import { GeneratorError } from './names.ts';
import { removeRoute } from './remove-route.ts';
import { pageFiles, routeEntry } from './templates/page.ts';
import { remoteFiles } from './templates/remote.ts';

/** Folders that a build, an install or the tests create in a package. */
const BUILD_OUTPUT = new Set(['node_modules', 'dist', 'test-results']);

/**
 * Removes a generated remote. Throws without changes when a file was edited or was not generated, so that no work is
 * lost.
 */
export async function removeRemote(root: string, name: string): Promise<void> {
  const remote = name.startsWith('mf-') ? name : `mf-${name}`;
  const own = remote.slice('mf-'.length);
  const dir = join(root, remote);
  if (!/^mf-[a-z0-9-]+$/.test(remote) || !existsSync(dir))
    throw new GeneratorError(`Expected an existing remote, found no ${remote}`, 2);
  const path = `/${own}`;
  await requireUntouched(dir, dir, { ...remoteFiles(own, path), ...pageFiles({ page: own, path }) });
  await rm(dir, { recursive: true });
}

/** Removes a generated page and its address, under the same condition. */
export async function removePage(root: string, remote: string, page: string): Promise<void> {
  const dir = join(root, remote);
  const folder = join(dir, 'src/pages', page);
  const table = join(dir, 'src/routes.ts');
  if (!/^mf-[a-z0-9-]+$/.test(remote) || !existsSync(table))
    throw new GeneratorError(`Expected an existing remote, found no ${remote}`, 2);
  if (!/^[a-z0-9-]+$/.test(page) || !existsSync(folder))
    throw new GeneratorError(`${remote} has no page ${page} in src/pages`, 2);
  if (readdirSync(join(dir, 'src/pages')).length === 1)
    throw new GeneratorError(
      `${page} is the only page of ${remote}: remove the remote with npm run generate -- remove remote ${remote}`,
      1,
    );
  const { source, entry, path } = removeRoute(await readFile(table, 'utf8'), page);
  await requireUntouched(dir, folder, pageFiles({ page, path }));
  if (entry !== routeEntry({ page, path }))
    throw new GeneratorError(`The entry of "${page}" in ${remote}/src/routes.ts was edited: remove it by hand`, 1);
  await writeFile(table, await formatted(table, source));
  await rm(folder, { recursive: true });
}

/** Throws if a file in `folder` differs from the generated `files` (paths below `dir`, with their text). */
async function requireUntouched(dir: string, folder: string, files: Record<string, string>) {
  const present = listFiles(folder).map((file) => relative(dir, file));
  const edited = [];
  for (const file of present)
    if (files[file] === undefined || (await formatted(file, files[file])) !== (await textOf(join(dir, file))))
      edited.push(file);
  if (edited.length)
    throw new GeneratorError(
      `Not removed, because these files differ from the generated ones:\n${edited.map((file) => `  ${file}`).join('\n')}\nDelete them by hand if they are no longer needed.`,
      1,
    );
}

const textOf = async (file: string) => formatted(file, await readFile(file, 'utf8'));

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return BUILD_OUTPUT.has(entry.name) ? [] : listFiles(path);
  });
