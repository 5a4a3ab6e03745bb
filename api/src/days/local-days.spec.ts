import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
/** SQL that takes a day, month or year from a timestamp. */
const DAY_OF_MOMENT = /\bcurrent_date\b|::date\b|\bdate_trunc\(|(?<!\.)\bextract\((?!epoch)|\bto_char\(/i;
/** A full ISO timestamp with its own zone is allowed. */
const WHOLE = /to_char\([^)]*at time zone 'UTC', \$\{day\}\)/;

/** Code that takes the day of a `Date` in UTC or in the machine's zone. */
const DAY_ELSEWHERE =
  /toISOString\(\)\.(?:slice|split|sub)|\.get(?:UTC)?(?:Day|Date|Month|FullYear|Hours)\(\)|\+03:00`/;

const sources = async (folder: string) =>
  (await readdir(new URL(folder, root), { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !name.includes('node_modules'))
    .map((name) => `${folder}${name}`);

test('takes days from dates only with siteDay or dayIn of the kernel', async () => {
  const found: string[] = [];
  for (const name of [...(await sources('src/')), ...(await sources('manage/')), ...(await sources('demo/'))])
    for (const line of (await readFile(new URL(name, root), 'utf8')).split('\n'))
      if (DAY_ELSEWHERE.test(line)) found.push(`${name}: ${line.trim()}`);
  expect(found).toEqual([]);
});

test('names the time zone wherever SQL takes a day from a timestamp', async () => {
  const found: string[] = [];
  for (const name of await sources('src/'))
    for (const line of (await readFile(new URL(name, root), 'utf8')).split('\n'))
      if (DAY_OF_MOMENT.test(line) && !WHOLE.test(line) && !line.includes('at time zone ${SITE_TIME_ZONE}'))
        found.push(`${name}: ${line.trim()}`);
  expect(found).toEqual([]);
});
