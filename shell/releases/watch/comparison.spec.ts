import { expect, test } from '@jest/globals';
import type { Watched } from '../registry.ts';
import { binomial, randomNumbers } from '../testing/random.ts';
import { Comparison } from './comparison.ts';
import type { Slot } from './slots.ts';

const STEP = '2026-01-01T00:00:00.000Z';
const START = Date.parse(STEP);
const INTERVAL = 5000;
const PAGES = Array.from({ length: 6 }, (_, index) => `mf-one/page-${index}`);
const PAGES_OF_A_LARGE_REMOTE = 20;
const OTHERS = ['mf-two/list', 'mf-two/item', 'mf-three/home'];

const watched = (traffic: number): Watched => ({
  name: 'mf-one',
  version: '2.0.0',
  traffic,
  watch: {
    ...{ change: 'c', against: '1.0.0', since: STEP, step: STEP, next: [], paused: false },
    ...{ every: 1, lasts: 1, visitors: 1 },
  },
});
const NEW = { shell: '1.0.0', 'mf-one': '2.0.0', 'mf-two': '1.0.0', 'mf-three': '1.0.0' };
const OLD = { ...NEW, 'mf-one': '1.0.0' };

interface Traffic {
  random: () => number;
  /** Visitors of each page in an interval. */
  visitors: number;
  /** Failure rate of a page in the browser and on the server. */
  rate: (page: string) => number;
  pages?: string[];
}

/** The slot of a random interval. A visitor in three gets the page from the server. */
function slotOf(at: number, versions: Slot['versions'], { random, visitors, rate, pages = PAGES }: Traffic): Slot {
  return {
    at,
    versions,
    pages: Object.fromEntries(
      pages.map((page) => {
        const viewed = Math.round(visitors * (0.5 + random()));
        const served = Math.round(viewed / 3);
        const failed = {
          viewedFailed: binomial(random, viewed, rate(page)),
          servedFailed: binomial(random, served, rate(page)),
        };
        return [page, { viewed, served, ...failed }];
      }),
    ),
  };
}

/** Errors that no release has caused, such as those of extensions and lost connections. Each page has its own rate. */
const noise = (page: string) => 0.001 + 0.004 * (Number(/\d+/.exec(page)?.[0] ?? 0) / PAGES.length);

/** An outage of the API in one interval of ten, in which a fifth of all visitors of all versions sees an error. */
const withOutages = (random: () => number) => {
  const isOutage = random() < 0.1;
  return (page: string) => (isOutage ? 0.2 : noise(page));
};

test('takes back less than one good version in 1,000 over a trial in steps, with outages of the API', () => {
  const random = randomNumbers(1);
  const RUNS = 1001;
  let takenBack = 0;
  for (let run = 0; run < RUNS; run++) {
    const comparison = new Comparison([watched(5)], PAGES.length);
    for (let interval = 0, at = START; interval < 24; interval++, at += INTERVAL) {
      const share = interval < 12 ? 0.05 : 0.25;
      const rate = withOutages(random);
      const slots = [
        slotOf(at, NEW, { random, visitors: 200 * share, rate }),
        slotOf(at, OLD, { random, visitors: 200 * (1 - share), rate }),
      ];
      comparison.add(at, slots, STEP);
      if (!comparison.verdict(STEP).finding) continue;
      takenBack++;
      break;
    }
  }
  expect(takenBack / RUNS).toBeLessThan(1 / 1000);
});

/** Visitors of the failing page when its version is taken back; Infinity if that needs more than the limit. */
function visitorsUntilTakenBack(random: () => number, increase: number, limit: number): number {
  const comparison = new Comparison([watched(5)], PAGES_OF_A_LARGE_REMOTE);
  const bad = PAGES[4]!;
  let seen = 0;
  for (let at = START; seen < limit; at += INTERVAL) {
    const candidate = slotOf(at, NEW, {
      random,
      visitors: 10,
      rate: (page) => 0.002 + (page === bad ? increase : 0),
    });
    seen += candidate.pages[bad]!.viewed!;
    if (seen > limit) return Infinity;
    comparison.add(at, [candidate, slotOf(at, OLD, { random, visitors: 190, rate: () => 0.002 })], STEP);
    if (comparison.verdict(STEP).finding) return seen;
  }
  return Infinity;
}

test('takes back a version within 1,000 visitors of a page that fails for 2 % of them', () => {
  const random = randomNumbers(2);
  const runs = Array.from({ length: 100 }, () => visitorsUntilTakenBack(random, 0.02, 1000));
  expect(runs.filter(Number.isFinite).length).toBeGreaterThanOrEqual(95);
});

test('takes back a version within 40 visitors of a page that fails for nearly all of them', () => {
  const random = randomNumbers(3);
  const runs = Array.from({ length: 50 }, () => visitorsUntilTakenBack(random, 0.95, 40));
  expect(runs).not.toContain(Infinity);
});

/** A comparison of all visitors, after six hours of the version before. */
function afterVersionBefore(random: () => number) {
  const comparison = new Comparison([watched(100)], PAGES.length);
  for (let hour = 6; hour > 0; hour--)
    comparison.addEarlier(slotOf(START - hour, OLD, { random, visitors: 500, rate: noise }));
  return comparison;
}

test('takes back less than one good version in 1,000 while all visitors have it, with outages of the API', () => {
  const random = randomNumbers(4);
  const RUNS = 1001;
  let takenBack = 0;
  for (let run = 0; run < RUNS; run++) {
    const comparison = afterVersionBefore(random);
    for (let interval = 0, at = START; interval < 20; interval++, at += INTERVAL) {
      const rate = withOutages(random);
      comparison.add(at, [slotOf(at, NEW, { random, visitors: 50, rate, pages: [...PAGES, ...OTHERS] })], STEP);
      if (!comparison.verdict(STEP).finding) continue;
      takenBack++;
      break;
    }
  }
  expect(takenBack / RUNS).toBeLessThan(1 / 1000);
});

test('takes back a version of all visitors for a page that fails for 5 % of them, with its numbers', () => {
  const random = randomNumbers(5);
  const comparison = afterVersionBefore(random);
  const bad = PAGES[0]!;
  const rate = (page: string) => noise(page) + (page === bad ? 0.05 : 0);
  for (let interval = 0, at = START; interval < 20; interval++, at += INTERVAL)
    comparison.add(at, [slotOf(at, NEW, { random, visitors: 50, rate, pages: [...PAGES, ...OTHERS] })], STEP);
  expect(comparison.verdict(STEP).finding).toEqual({
    name: 'mf-one',
    reason: expect.stringMatching(
      /^mf-one\/page-0 failed in the browser for \d+ of \d+ visitors \(\d\.\d %\) with 2\.0\.0; \d+ of \d+ visitors \(0\.\d %\) with 1\.0\.0 before it, \d+ of \d+ visitors \(0\.\d %\) on pages of other remotes at the same time$/,
    ),
  });
});

test('detects a page that begins to fail after an outage of the API', () => {
  const random = randomNumbers(6);
  const comparison = new Comparison([watched(25)], PAGES.length);
  const bad = PAGES[0]!;
  const interval = (at: number, own: (page: string) => number, common: (page: string) => number) =>
    comparison.add(
      at,
      [slotOf(at, NEW, { random, visitors: 10, rate: own }), slotOf(at, OLD, { random, visitors: 30, rate: common })],
      STEP,
    );
  const outage = () => 0.5;
  for (let index = 0; index < 60; index++) interval(START + index * INTERVAL, outage, outage);
  expect(comparison.verdict(STEP)).toMatchObject({ isSuspicious: false });
  for (let index = 60; index < 80; index++)
    interval(
      START + index * INTERVAL,
      (page) => (page === bad ? 0.9 : 0.002),
      () => 0.002,
    );
  expect(comparison.verdict(STEP).finding?.reason).toMatch(/^mf-one\/page-0 failed in the browser/);
});

test('finds no reason without visitors of the other version, or of other remotes, at the same time', () => {
  const random = randomNumbers(7);
  for (const traffic of [5, 100]) {
    const comparison = new Comparison([watched(traffic)], PAGES.length);
    for (let index = 0; index < 20; index++)
      comparison.add(START + index * INTERVAL, [slotOf(START, NEW, { random, visitors: 50, rate: () => 0.9 })], STEP);
    expect(comparison.verdict(STEP)).toMatchObject({ isSuspicious: false });
  }
});

test('compares all pages for the shell', () => {
  const random = randomNumbers(8);
  const shell = { ...watched(50), name: 'shell' };
  const comparison = new Comparison([shell], PAGES.length + OTHERS.length);
  const pages = [...PAGES, ...OTHERS];
  for (let index = 0; index < 20; index++) {
    const at = START + index * INTERVAL;
    const candidate = slotOf(
      at,
      { ...OLD, shell: '2.0.0' },
      {
        ...{ random, visitors: 20, pages },
        rate: (page) => (page === 'mf-two/item' ? 0.6 : 0.002),
      },
    );
    comparison.add(at, [candidate, slotOf(at, OLD, { random, visitors: 20, pages, rate: () => 0.002 })], STEP);
  }
  expect(comparison.verdict(STEP).finding).toMatchObject({
    name: 'shell',
    reason: expect.stringMatching(/^mf-two\/item/),
  });
});

test('counts the visitors of the current step by the reports of their browsers', () => {
  const comparison = new Comparison([watched(5)], PAGES.length);
  const slot = (at: number): Slot => ({ at, versions: NEW, pages: { 'mf-one/page-0': { viewed: 3, served: 9 } } });
  comparison.add(START, [slot(START)], STEP);
  const later = new Date(START + INTERVAL).toISOString();
  comparison.add(START + INTERVAL, [slot(START + INTERVAL)], later);
  expect([comparison.verdict(STEP).visitors, comparison.verdict(later).visitors]).toEqual([0, 3]);
});
