import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shellConfig } from '@site/federation/preset';
import type webpackApi from 'webpack';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'e2e/node_modules/.cache/single-bundle');

/**
 * Builds the same source without federation, as the baseline of the bench: the shell imports the remotes' pages itself,
 * one chunk per page. Returns the folder of the release.
 */
export async function buildSingleBundle(): Promise<string> {
  await mkdir(cache, { recursive: true });
  const loader = join(cache, 'page-loader.ts');
  await writeFile(loader, await pageLoaderSource());
  const dist = join(cache, 'dist');
  const own = (file: string) => join(root, 'shell/src', file);
  const alias = { [own('composition/page-loader.ts')]: loader, [own('server-rendering/page-loader.ts')]: loader };
  // The preset's webpack, because another copy would not share hooks with the preset's plugins.
  const webpack = createRequire(join(root, 'shared/federation/package.json'))('webpack') as typeof webpackApi;
  await new Promise<void>((resolve, reject) => {
    webpack(shellConfig(join(root, 'shell'), { alias, dist }), (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
  return dist;
}

async function pageLoaderSource(): Promise<string> {
  const remotes = (await readdir(root)).filter((name) => name.startsWith('mf-'));
  const pages = await Promise.all(
    remotes.flatMap((remote) => [
      modulesOf(remote, join(root, remote, 'src/pages'), 'route.ts', ''),
      modulesOf(remote, join(root, remote, 'src/parts'), 'part.ts', 'parts/'),
    ]),
  );
  return `const pages = {\n${pages.flat().join('\n')}\n};\nexport const pageLoader = () => ({ remote, page }) => pages[remote + '/' + page]();\n`;
}

/** Returns the import lines of the pages or parts of a remote, each in its own chunk. */
async function modulesOf(remote: string, folder: string, file: string, prefix: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .filter((name) => existsSync(join(folder, name, file)))
    .map((name) => {
      const chunk = `page-${remote}--${prefix.replace('/', '-')}${name}`;
      return `  '${remote}/${prefix}${name}': () => import(/* webpackChunkName: "${chunk}" */ '${join(folder, name, file)}'),`;
    });
}
