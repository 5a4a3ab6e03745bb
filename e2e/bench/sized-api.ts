import { encodeRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { openDatabase } from '../../api/src/db/database.ts';
import { demo } from '../../api/demo/index.ts';

/** A page to request, or a statement to run in the database. */
export type Task = { page: string } | { statement: string };
/** Time in ms, and the highest memory of the process since its start, in MB. */
export type Measured = { ms: number; memory: number };

/** Longer than the lifetime of any cache of the API, so that each response is computed again. */
const PAST_EVERY_CACHE = 60_000;

const config = readConfig({ ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const database = await openDatabase(config);
let time = Date.now();
const app = await buildApp(config, { database, demo, now: () => new Date(time) });
let requests = 0;

async function request(page: string) {
  const path = page.replace('{n}', String(10_000 + requests++));
  if (path === page) time += PAST_EVERY_CACHE;
  const { statusCode } = await app.inject({
    url: `/api${path}`,
    headers: { [REQUEST_KEY_HEADER]: encodeRequestKey(config.REQUEST_PUBLIC_KEY, time) },
  });
  if (statusCode !== 200) throw new Error(`Expected 200 from ${path}, got ${statusCode}`);
}

process.on('message', async (task: Task) => {
  const started = performance.now();
  await ('page' in task ? request(task.page) : database.runScript(task.statement));
  const measured: Measured = { ms: performance.now() - started, memory: process.resourceUsage().maxRSS / 1024 };
  process.send!(measured);
});
process.once('disconnect', async () => {
  await app.close();
  await database.close();
  process.exit();
});
