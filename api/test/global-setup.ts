import { prepareDatabase } from './prepare-database.ts';

/** Vitest's global setup: workers inherit the variables of the prepared database. Resolves with the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  const { variables, clear } = await prepareDatabase();
  Object.assign(process.env, variables);
  return clear;
}
