import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { collisions, formsOf, type Claim } from '../../shared/contracts/src/address-patterns.ts';
import { reservedFor } from '../../shared/contracts/src/reserved-addresses.ts';
import { pageFiles, routeEntry } from './templates/page.ts';
import { remoteFiles } from './templates/remote.ts';
import { addRoute } from './add-route.ts';
import { formatted } from './formatted.ts';
import { GeneratorError, requireName, requirePath } from './names.ts';

/** Reads the addresses in use, each with its owner. Called only after the arguments are valid. */
export type ReadClaims = () => Promise<Claim[]>;

/** Writes a remote with one page at `/<name>`. Returns its files. */
export async function generateRemote(root: string, name: string, readClaims: ReadClaims): Promise<string[]> {
  if (name.startsWith('mf-'))
    throw new GeneratorError(`Leave out the prefix: npm run generate -- remote ${name.slice(3) || '<name>'}`, 2);
  requireName(name, 'a remote');
  const remote = `mf-${name}`;
  if (existsSync(join(root, remote)))
    throw new GeneratorError(`${remote} exists already, and files are not overwritten: choose another name`, 1);
  const path = `/${name}`;
  await requireFree({ owner: remote, path }, readClaims);
  return write(join(root, remote), { ...remoteFiles(name, path), ...pageFiles({ page: name, path }) });
}

/** Writes a page of a remote and gives it an address. */
export async function generatePage(
  root: string,
  order: { remote: string; page: string; path: string },
  readClaims: ReadClaims,
): Promise<string[]> {
  const { remote, page, path } = order;
  const table = join(root, remote, 'src/routes.ts');
  if (!/^mf-[a-z0-9-]+$/.test(remote) || !existsSync(table))
    throw new GeneratorError(
      `Expected an existing remote, found no ${remote}: generate it, or use one of the folders mf-*`,
      2,
    );
  requireName(page, 'a page');
  requirePath(path);
  if (existsSync(join(root, remote, 'src/pages', page)))
    throw new GeneratorError(
      `${remote}/src/pages/${page} exists already, and files are not overwritten: choose another name`,
      1,
    );
  await requireFree({ owner: remote, path }, readClaims);

  // First, because a route table that cannot be extended must leave all files unchanged.
  const routes = addRoute(await readFile(table, 'utf8'), routeEntry({ page, path }));
  const files = await write(join(root, remote), pageFiles({ page, path }));
  await writeFile(table, await formatted(table, routes));
  return [...files, table];
}

async function requireFree(mine: Claim, readClaims: ReadClaims) {
  const reserved = formsOf(mine.path).map(reservedFor).find(Boolean);
  if (reserved) throw new GeneratorError(`The address ${mine.path} is reserved for ${reserved}: choose another`, 1);
  const rival = collisions([...(await readClaims()), mine]).find((pair) => pair[1] === mine)?.[0];
  if (rival)
    throw new GeneratorError(
      `${rival.owner} owns the address ${rival.path} already: choose another, or change its src/routes.ts`,
      1,
    );
}

async function write(dir: string, files: Record<string, string>): Promise<string[]> {
  const written = Object.entries(files).map(([file, text]) => ({ file: join(dir, file), text }));
  for (const { file, text } of written) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await formatted(file, text), { flag: 'wx' });
  }
  return written.map(({ file }) => file);
}
