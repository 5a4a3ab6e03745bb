import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from './prepare-database.ts';
import { DRAWN } from './prepared-database.ts';

/** Vitest's global setup: workers inherit the variables of the prepared database. Resolves with the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  const { variables, clear } = await prepareDatabase();
  const drawn = await mkdtemp(join(tmpdir(), 'api-drawn-'));
  Object.assign(process.env, variables, { [DRAWN]: drawn });
  return async () => {
    await clear();
    await rm(drawn, { recursive: true });
  };
}
