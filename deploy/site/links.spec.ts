import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { paths } from '../../shared/contracts/src/paths.ts';
import { pageAddresses } from '../../shared/testing/src/site-routes.ts';

const root = join(import.meta.dirname, '../..');

const sourceFolders = [
  'shell/src',
  ...readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => `${name}/src`),
  ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}/src`),
].filter((folder) => !folder.startsWith('shared/contracts'));

const sources = sourceFolders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|testing/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') })),
);

/** Valid for every path segment; a list, because some builders take a list. */
const anyId = ['00000000-0000-4000-8000-000000000000'];
/** Arguments of routes that require more than any id. */
const specialArguments: Record<string, unknown[]> = {
  configuratorStep: ['servers'],
  proposal: ['kp-2026-000001'],
  proposalStep: ['kp-2026-000001', 'structure'],
  staffSection: ['applications', 1],
  supportDocuments: ['instructions'],
};
const isPage = (url: string) => !/^\/api\/|\.(xls|xml|svg)$/.test(url);

// Only links in code: the API's test of the same name checks the links in data.
test('has a page for every address that the code links to', async () => {
  const hasPage = await pageAddresses();
  const builders = paths as unknown as Record<string, (...input: unknown[]) => string>;
  const broken: string[] = [];
  let links = 0;
  for (const { file, text } of sources) {
    const built = [...text.matchAll(/\bpaths\.(\w+)\(/g)].map(([, name]) =>
      builders[name!]!(...(specialArguments[name!] ?? [anyId, {}])),
    );
    const written = [...text.matchAll(/\b(?:href|url|to)[=:]\s*['"](\/[^'"]*)/g)].map(([, url]) => url!);
    for (const url of [...built, ...written].filter(isPage)) {
      links++;
      if (!hasPage(url)) broken.push(`${file} links to ${url}, which no remote has`);
    }
  }
  expect(broken).toEqual([]);
  expect(links).toBeGreaterThan(80);
});
