import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';

test('the API starts without any setting', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ API_PORT: 3001, API_HOST: '127.0.0.1', PUBLIC_HOST: 'http://localhost:3000' });
  expect(config.DATABASE_URL).toBeUndefined();
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ DATABASE_URL: '', API_PORT: '' })).toMatchObject({ API_PORT: 3001 });
});

test('every wrong setting is named, not only the first', () => {
  const read = () => readConfig({ API_PORT: '99999', DATABASE_URL: 'mysql://x', PUBLIC_HOST: 'site.test' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/API_PORT[\s\S]*DATABASE_URL[\s\S]*PUBLIC_HOST/);
});

test('a slash at the end of the public address does not double in links', () => {
  expect(readConfig({ PUBLIC_HOST: 'https://site.test/' }).PUBLIC_HOST).toBe('https://site.test');
});

test('the process refuses to start with a wrong setting and says which', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const tsx = fileURLToPath(new URL('../../node_modules/tsx/dist/cli.mjs', import.meta.url));
  const run = spawnSync(process.execPath, [tsx, main], { env: { ...process.env, API_PORT: 'many' }, encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('API_PORT');
  expect(run.stderr).not.toContain('at ');
}, 30_000);
