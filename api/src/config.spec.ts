import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programArgs } from '@site/programs/program-args';
import { describe, expect, test } from 'vitest';
import { demoUsers } from '../demo/demo-accounts.ts';
import { seedIfEmpty } from '../demo/seed.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { countDemoAccounts } from './db/demo-accounts.ts';
import { onServer, openEmptyDatabase, urlOfDatabase } from '../test/prepared-database.ts';
import { users } from './tables/user-tables.ts';
import { start } from './start.ts';

test('has a default for every required setting', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ API_PORT: 3001, API_HOST: '127.0.0.1', PUBLIC_HOST: 'http://localhost:3000' });
  expect(config.DATABASE_URL).toBeUndefined();
});

test('treats an empty variable as absent', () => {
  expect(readConfig({ DATABASE_URL: '', API_PORT: '' })).toMatchObject({ API_PORT: 3001 });
});

test('reports every invalid setting, not only the first', () => {
  const read = () => readConfig({ API_PORT: '99999', DATABASE_URL: 'mysql://x', PUBLIC_HOST: 'site.test' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/API_PORT[\s\S]*DATABASE_URL[\s\S]*PUBLIC_HOST/);
});

test('strips the trailing slash of the public address', () => {
  expect(readConfig({ PUBLIC_HOST: 'https://site.test/' }).PUBLIC_HOST).toBe('https://site.test');
});

test('requires all settings of the object store together', () => {
  const store = { S3_URL: 'https://s3.test/', S3_BUCKET: 'files', S3_KEY: 'key', S3_SECRET: 'secret' };
  expect(readConfig(store).S3_URL).toBe('https://s3.test');
  expect(() => readConfig({ ...store, S3_SECRET: '' })).toThrow(/S3_SECRET: the object store needs S3_URL, /);
  expect(() => readConfig({ ...store, S3_BUCKET: 'Files' })).toThrow('S3_BUCKET');
});

function startProcess(settings: Record<string, string>) {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: '', ...settings };
  return spawnSync(process.execPath, programArgs(main), { env, encoding: 'utf8', timeout: 60_000 });
}

test('exits with the name of the invalid setting and without a stack', () => {
  const run = startProcess({ API_PORT: 'many' });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('API_PORT');
  expect(run.stderr).not.toContain('at ');
});

describe('production', () => {
  const own = {
    NODE_ENV: 'production',
    REQUEST_PUBLIC_KEY: 'a-key-of-its-own',
    MANAGE_KEY: 'k'.repeat(32),
    PUBLIC_HOST: 'https://site.test',
    SMS_API_ID: 'key-of-the-operator',
    SMTP_URL: 'smtps://site:secret@mail.test',
  };

  test('requires its own keys, an SMS operator, a mail server, and https unless HTTPS=none', () => {
    expect(readConfig(own)).toMatchObject(own);
    expect(() => readConfig({ ...own, REQUEST_PUBLIC_KEY: '' })).toThrow(/REQUEST_PUBLIC_KEY: .*key of its own/);
    expect(() => readConfig({ ...own, SMS_API_ID: '', SMTP_URL: '' })).toThrow(/SMS_API_ID: [\s\S]*SMTP_URL: /);
    expect(() => readConfig({ ...own, REQUEST_PUBLIC_KEY: 'site-dev-key' })).toThrow('REQUEST_PUBLIC_KEY');
    for (const MANAGE_KEY of ['', 'manage-dev-key', 'k'.repeat(31)])
      expect(() => readConfig({ ...own, MANAGE_KEY })).toThrow(/MANAGE_KEY: .*key of its own/);
    for (const name of ['SMOKE_KEY', 'SECOND_FACTOR_KEY'])
      expect(() => readConfig({ ...own, [name]: 'k'.repeat(31) })).toThrow(new RegExp(`${name}: .*key of its own`));
    expect(() => readConfig({ ...own, PUBLIC_HOST: 'http://site.test' })).toThrow(/PUBLIC_HOST: .*HTTPS=none/);
    expect(readConfig({ ...own, PUBLIC_HOST: 'http://site.test', HTTPS: 'none' }).PUBLIC_HOST).toBe('http://site.test');
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/REQUEST_PUBLIC_KEY[\s\S]*PUBLIC_HOST/);
  });

  test('does not start on a database with accounts of the demonstration, or without the pictures of its products', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'api-'));
    const server = onServer ? await openEmptyDatabase() : null;
    const place = { DATA_DIR: dataDir, ...(server && { DATABASE_URL: await urlOfDatabase(server) }) };
    const settings = readConfig({ ...own, API_PORT: '0', ...place });
    const database = await openDatabase(place);
    await migrate(database);
    await seedIfEmpty(database.db, new Date(), { accounts: false });
    expect(await countDemoAccounts(database.db)).toBe(0);
    await database.db.insert(users).values(demoUsers.slice(5, 6).map((user) => ({ ...user, company_id: null })));
    expect(await countDemoAccounts(database.db)).toBe(1);
    await database.close();
    const started = start(settings);
    await expect(started).rejects.toThrow(ConfigError);
    await expect(started).rejects.toThrow('holds 1 demonstration accounts');
    const again = await openDatabase(place);
    await again.db.delete(users);
    await again.close();
    await expect(start(settings)).rejects.toThrow('node shared/programs/src/run.mjs api/demo/main.ts');
    await server?.close();
    rmSync(dataDir, { recursive: true });
  });
});
