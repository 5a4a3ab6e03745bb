import { beforeEach, expect, test } from '@jest/globals';
import { judgeSilence } from './silence.ts';

let events: string[];
let judge: ReturnType<typeof judgeSilence>;

beforeEach(() => {
  events = [];
  judge = judgeSilence({
    silent: () => events.push('silent'),
    suspected: () => events.push('suspected'),
    responding: () => events.push('responding'),
    lost: () => events.push('lost'),
  });
});

test('reports a renderer without processor time as silent only', () => {
  for (const waited of [225, 1000, 2900]) judge.silent({ waited, worked: 20 });
  judge.responds();
  expect(events).toEqual(['silent', 'responding']);
});

test('suspects a renderer that keeps working, then gives it up', () => {
  for (const worked of [100, 200, 400, 600]) judge.silent({ waited: worked, worked });
  expect(events).toEqual(['silent', 'suspected', 'lost']);
});

test('keeps a renderer during a slow first page', () => {
  for (const worked of [150, 300, 450]) judge.silent({ waited: worked, worked });
  judge.responds();
  expect(events).toEqual(['silent', 'suspected', 'responding']);
});

test('gives up a renderer that waits without working', () => {
  for (const waited of [1000, 2000, 3000]) judge.silent({ waited, worked: 0 });
  expect(events).toEqual(['silent', 'lost']);
});

test('starts anew after a response', () => {
  judge.silent({ waited: 300, worked: 300 });
  judge.responds();
  judge.silent({ waited: 300, worked: 100 });
  expect(events).toEqual(['silent', 'suspected', 'responding', 'silent']);
});
