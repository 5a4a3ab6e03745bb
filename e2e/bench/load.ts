import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Site } from '../fixtures/site.ts';
import { visitorWithSession } from './visitors.ts';

/** Visitors with a session, so each page is rendered individually. They open the next page without a pause. */
const VISITORS = 32;
const PAGE = '/catalog/sliding-gates/';
const WARM_SECONDS = 5;
const SECONDS = 20;
/** The 99th percentile may be at most this multiple of the median. */
const WITHIN = 4;

const round = (value: number) => Math.round(value * 10) / 10;
const log = (text: string) => console.error(text);

const site = await Site.start();
const visitors = await Promise.all(Array.from({ length: VISITORS }, () => visitorWithSession(site)));

async function load(seconds: number) {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    visitors.map(async (headers) => {
      while (performance.now() < end) {
        const started = performance.now();
        const page = await fetch(site.url + PAGE, { headers });
        if (!(await page.text()).includes('</html>') || page.status !== 200) failed++;
        times.push(performance.now() - started);
      }
    }),
  );
  times.sort((one, other) => one - other);
  const at = (share: number) => round(times[Math.min(times.length - 1, Math.floor(times.length * share))]!);
  return {
    pages_per_second: round(times.length / seconds),
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    slowest_ms: at(1),
    failed,
  };
}

try {
  log(`${VISITORS} visitors with a session open ${PAGE} for ${SECONDS} s`);
  await load(WARM_SECONDS);
  const result = await load(SECONDS);
  console.table(result);
  const file = join(import.meta.dirname, '../../docs/bench.json');
  const before = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, `${JSON.stringify({ ...before, load: { visitors: VISITORS, ...result } }, null, 2)}\n`);
  log(`Written to ${file}`);
  if (result.failed > 0 || result.p99_ms > WITHIN * result.p50_ms) {
    log(`Expected no failed page and a 99th percentile of at most ${WITHIN} times the median; see the table above`);
    process.exitCode = 1;
  }
} finally {
  await site.stop();
}
