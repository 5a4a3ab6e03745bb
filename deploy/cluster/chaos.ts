import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCluster } from './cluster.ts';
import { startMailServer } from './mail-server.ts';
import { canCutNetwork, cutNetwork } from './network.ts';
import { goLive } from './releases.ts';
import type { Program } from './program.ts';
import { rendererOf } from './renderers.ts';
import { swapUnderWatch } from './swaps.ts';
import { Refusal, Visitor } from './visitor.ts';

/**
 * Kills, suspends and cuts off each program of a cluster while visitors read pages, upload files and place orders. Prints a
 * table of what failed, and exits with 1 when an order, a file or a letter is lost or doubled, or the site does not recover.
 * Arguments name programs, for these alone. `--swaps <count>` swaps a remote that often instead, and exits with 1 when a
 * page fails or the hosts need more memory.
 */
const { values, positionals: only } = parseArgs({ options: { swaps: { type: 'string' } }, allowPositionals: true });
const { swaps } = values;
/** Growth of the memory of hosts and renderers that fails the swaps, as a share. */
const MAX_GROWTH = 0.1;

/** With the buyers 30 visitors. */
const READERS = 28;
const BUYERS = ['+79000000001', '+79000000004'];
/** Time for which a guest looks at a page, in ms. */
const READING = 3_000;
/** Pages of guests. */
const PAGES = ['/', '/catalog/', '/product/shlagbaum-ba-40/'];

/** In ms. */
const BEFORE = 4_000;
const RESTART_AFTER = 2_000;
const SUSPENDED = 10_000;
const RECOVERS_WITHIN = 60_000;
const QUIET = 8_000;
/** An API repeats the letter that a killed one was sending when its lease ends, after five minutes. */
const LETTERS_WITHIN = 360_000;

type Attempt = { kind: 'page' | 'call'; at: number; took: number; failure: string | null };
type Placed = { buyer: Visitor; id: string; number: number; file: string; content: string };

const started = performance.now();
const log = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

const mail = await startMailServer();
const cluster = await startCluster(log, { SMTP_URL: mail.url, MAIL_FROM: 'info@kamerton.example' });
const count = (query: string) =>
  Number(execFileSync('psql', [cluster.databaseUrl, '-Atc', query], { encoding: 'utf8' }).trim());
const orders = () => count('select count(*) from orders');
const unusedFiles = () => count('select count(*) from order_files where order_id is null');

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const reasonOf = (error: unknown) => (error instanceof Refusal ? String(error.status) : 'no response');

/** Runs visitors until `end` is called, which resolves when each has finished what it does. */
function startVisits(buyers: Visitor[]) {
  const attempts: Attempt[] = [];
  const placed: Placed[] = [];
  let isOver = false;

  async function attempt<T>(kind: Attempt['kind'], work: () => Promise<T>): Promise<T> {
    const at = performance.now();
    const note = (failure: string | null) => attempts.push({ kind, at, took: performance.now() - at, failure });
    try {
      const result = await work();
      note(null);
      return result;
    } catch (error) {
      note(reasonOf(error));
      throw error;
    }
  }

  /** Repeats the call as the site's forms and their visitors do, with the same input. */
  async function insist<T>(work: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await attempt('call', work);
      } catch (error) {
        if (error instanceof Refusal && error.status < 500) throw error;
        await pause(1_000);
      }
  }

  async function read(n: number) {
    const visitor = new Visitor(cluster.site);
    // The guests arrive one after another.
    await pause((n / READERS) * READING);
    for (let turn = n; !isOver; turn++) {
      await attempt('page', () => visitor.page(PAGES[turn % PAGES.length]!)).catch(() => undefined);
      await pause(READING);
    }
  }

  async function buy(visitor: Visitor) {
    while (!isOver) {
      const content = `%PDF-1.7 ${randomUUID()}`;
      const key = randomUUID();
      const file = await insist(() => visitor.upload('план.pdf', content));
      const total = await insist(() => visitor.fillCart());
      const { id, number } = await insist(() => visitor.order(total, [file], key));
      placed.push({ buyer: visitor, id, number, file, content });
      await pause(500);
    }
  }

  const visits = [...Array.from({ length: READERS }, (_, n) => read(n)), ...buyers.map(buy)];
  return {
    attempts,
    placed,
    async end() {
      isOver = true;
      await Promise.all(visits);
    },
  };
}

/** Resolves when nothing has failed for a while; returns the end of the last failed attempt, or 0. */
async function untilQuiet(attempts: Attempt[]): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const failures = attempts.filter(({ failure }) => failure);
    const lastFailure = Math.max(0, ...failures.map(({ at, took }) => at + took));
    if (performance.now() - Math.max(begun, lastFailure) > QUIET) return lastFailure;
    if (performance.now() - begun > RECOVERS_WITHIN) throw new Error('The site does not recover');
    await pause(500);
  }
}

async function isKept({ buyer, id, file, content }: Placed): Promise<boolean> {
  for (;;)
    try {
      return (await buyer.download(id, file)) === content;
    } catch (error) {
      // The limit of downloads.
      if (!(error instanceof Refusal && error.status === 429)) return false;
      await pause(5_000);
    }
}

/** Resolves when the buyers have a letter for each order, or after `LETTERS_WITHIN`. */
async function untilConfirmed(numbers: number[]) {
  const deadline = performance.now() + LETTERS_WITHIN;
  while (numbers.some((number) => !mail.confirmations.has(number)) && performance.now() < deadline) await pause(1_000);
}

type Fault = (program: Program) => Promise<unknown>;

const killed: Fault = async (program) => {
  await program.stop();
  await pause(RESTART_AFTER);
  await program.start();
};
const suspended: Fault = async (program) => {
  program.signal('SIGSTOP');
  await pause(SUSPENDED);
  program.signal('SIGCONT');
};
const cutOff: Fault = async ({ addresses }) => {
  const restore = cutNetwork(addresses);
  await pause(SUSPENDED);
  restore();
};
const faults = { killed, suspended, ...(canCutNetwork && { 'cut off': cutOff }) };
if (!canCutNetwork) log('No program is cut off: that takes root and iptables');

async function round(program: Program, fault: string, cause: Fault, buyers: Visitor[]) {
  const [ordersBefore, unusedBefore] = [orders(), unusedFiles()];
  const visits = startVisits(buyers);
  await pause(BEFORE);
  const since = performance.now();
  await cause(program);
  const restored = performance.now();
  const lastFailure = await untilQuiet(visits.attempts);
  await visits.end();
  const { attempts, placed } = visits;
  let lost = 0;
  for (const order of placed) if (!(await isKept(order))) lost++;
  const summary = (kind: Attempt['kind']) => {
    const all = attempts.filter((attempt) => attempt.kind === kind);
    const failures = all.flatMap(({ failure }) => failure ?? []);
    const reasons = [...new Set(failures)].map(
      (reason) => `${failures.filter((failure) => failure === reason).length} × ${reason}`,
    );
    return {
      failed: `${failures.length} of ${all.length}${reasons.length ? ` (${reasons.join(', ')})` : ''}`,
      slowest: seconds(Math.max(...all.map(({ took }) => took))),
    };
  };
  const [pages, calls] = [summary('page'), summary('call')];
  const row = {
    fault: `${program.name} ${fault}`,
    'pages failed': pages.failed,
    'slowest page': pages.slowest,
    'calls failed': calls.failed,
    'slowest call': calls.slowest,
    orders: placed.length,
    lost,
    doubled: orders() - ordersBefore - placed.length,
    'unused uploads': unusedFiles() - unusedBefore,
    'restored after': seconds(restored - since),
    'last failure after': lastFailure ? seconds(lastFailure - since) : '',
  };
  log(JSON.stringify(row));
  return { row, numbers: placed.map(({ number }) => number) };
}

let isSound = true;
try {
  log('Publishing and activating the releases');
  await goLive(cluster.env);
  const hosts = await cluster.startHosts();
  const { apis, database, store, balancer } = cluster.programs;
  const buyers = BUYERS.map(() => new Visitor(cluster.site));
  for (const [n, buyer] of buyers.entries()) await buyer.logIn(BUYERS[n]!);
  if (swaps) {
    const visits = startVisits([]);
    const failures = () => visits.attempts.filter(({ failure }) => failure).length;
    const progress = () => `${failures()} of ${visits.attempts.length} pages failed`;
    const memory = await swapUnderWatch(Number(swaps), hosts, cluster, log, progress);
    await visits.end();
    const failed = failures();
    console.table([{ swaps, pages: visits.attempts.length, failed, ...memory }]);
    isSound = failed === 0 && memory.growth <= MAX_GROWTH;
  } else {
    const programs = [apis[0]!, hosts[0]!, rendererOf(hosts[0]!), database, store, balancer];
    const rounds = [];
    for (const program of programs)
      for (const [fault, cause] of Object.entries(faults)) {
        if (only.length && !only.includes(program.name)) continue;
        if (cause === cutOff && !program.addresses.length) continue;
        rounds.push(await round(program, fault, cause, buyers));
      }
    await untilConfirmed(rounds.flatMap(({ numbers }) => numbers));
    const rows = rounds.map(({ row, numbers }) => {
      const letters = numbers.map((number) => mail.confirmations.get(number) ?? 0);
      return {
        ...row,
        'letters lost': letters.filter((count) => count === 0).length,
        'letters doubled': letters.filter((count) => count > 1).length,
      };
    });
    console.table(rows);
    isSound = rows.every((row) => !row.lost && !row.doubled && !row['letters lost'] && !row['letters doubled']);
  }
} finally {
  await cluster.stop();
  await mail.close();
}
process.exit(isSound ? 0 : 1);
