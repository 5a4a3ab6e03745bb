import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');
const manifests = ['', ...readdirSync(root), ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)]
  .map((folder) => join(folder, 'package.json'))
  .filter((manifest) => existsSync(join(root, manifest)));

/** Returns the file paths in a script, as in `node deploy/site/start.mjs` or `jest --config ../jest.config.mjs`. */
const filesOf = (script: string) => script.match(/[^\s=]+\.(?:mjs|cjs|js|ts|json)\b/g) ?? [];

test.each(manifests)('%s references only existing files in its scripts', (manifest) => {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  const missing = Object.entries(scripts).flatMap(([name, script]) =>
    filesOf(script)
      .filter((file) => !existsSync(resolve(root, dirname(manifest), file)))
      .map((file) => `${name}: ${file}`),
  );
  expect(missing).toEqual([]);
});
