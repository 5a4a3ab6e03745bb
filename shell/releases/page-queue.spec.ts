import { expect, test } from '@jest/globals';
import { PageQueue, type Lane } from './page-queue.ts';

const page = (name: string, lane: Lane = 'own') => ({ name, lane });
const namesOf = (queue: PageQueue<ReturnType<typeof page>>) => {
  const names: string[] = [];
  for (let next = queue.next(); next; next = queue.next()) names.push(next.name);
  return names;
};

test('serves each lane in order, and the lanes in turn', () => {
  const queue = new PageQueue<ReturnType<typeof page>>();
  for (const name of ['a', 'b', 'c', 'd']) queue.push(page(name));
  for (const name of ['guest 1', 'guest 2']) queue.push(page(name, 'shared'));
  expect(namesOf(queue)).toEqual(['guest 1', 'a', 'guest 2', 'b', 'c', 'd']);
});

test('puts pages back in order of arrival', () => {
  const queue = new PageQueue<ReturnType<typeof page>>();
  for (const name of ['a', 'b', 'c', 'd']) queue.push(page(name));
  const taken = [queue.next()!, queue.next()!, queue.next()!];
  for (const item of taken) queue.putBack(item);
  expect(namesOf(queue)).toEqual(['a', 'b', 'c', 'd']);
});

test('skips a removed page', () => {
  const queue = new PageQueue<ReturnType<typeof page>>();
  const [gone, stays] = [page('gone'), page('stays')];
  queue.push(gone);
  queue.push(stays);
  queue.remove(gone);
  queue.remove(gone);
  expect(namesOf(queue)).toEqual(['stays']);
});

test('limits each lane to the pages that can be served within four seconds', () => {
  const queue = new PageQueue<ReturnType<typeof page>>();
  for (let served = 0; served < 200; served++) queue.served(100);
  while (queue.takes({ lane: 'own' }, 4)) queue.push(page('own'));
  expect(queue.length).toBeGreaterThan(155);
  expect(queue.length).toBeLessThan(165);
  expect(queue.takes({ lane: 'shared' }, 4)).toBe(true);
  expect(queue.takes({ lane: 'own' }, 8)).toBe(true);
});

test('serves known pages despite a crowd at made-up addresses', () => {
  const queue = new PageQueue<ReturnType<typeof page>>();
  while (queue.takes({ lane: 'unknown' }, 4)) queue.push(page('made up', 'unknown'));
  for (const lane of ['shared', 'queried', 'own'] as const) {
    expect(queue.takes({ lane }, 4)).toBe(true);
    queue.push(page(lane, lane));
  }
  expect(namesOf(queue).slice(0, 4).toSorted()).toEqual(['made up', 'own', 'queried', 'shared']);
});

test('serves sessions and shared pages despite a crowd of made-up query strings', () => {
  const queue = new PageQueue<ReturnType<typeof page>>();
  while (queue.takes({ lane: 'queried' }, 4)) queue.push(page('made up', 'queried'));
  expect(queue.takes({ lane: 'shared' }, 4)).toBe(true);
  expect(queue.takes({ lane: 'own' }, 4)).toBe(true);
  queue.push(page('guest', 'shared'));
  queue.push(page('visitor', 'own'));
  expect(namesOf(queue).slice(0, 3).toSorted()).toEqual(['guest', 'made up', 'visitor']);
});
