import { beforeEach, expect, test } from '@jest/globals';
import { judgeSilence } from './silence.ts';

let alone: boolean;
let said: string[];
let judge: ReturnType<typeof judgeSilence>;

beforeEach(() => {
  alone = false;
  said = [];
  judge = judgeSilence({
    isAlone: () => alone,
    silent: () => said.push('silent'),
    suspected: () => said.push('suspected'),
    answering: () => said.push('answering'),
    lost: () => said.push('lost'),
  });
});

test('a renderer that only gets no time is silent and nothing else', () => {
  for (const waited of [225, 1000, 2900]) judge.silent({ waited, worked: 20 });
  judge.answers();
  expect(said).toEqual(['silent', 'answering']);
});

test('one that works all the while is suspected, and then given up', () => {
  for (const worked of [100, 200, 400, 600]) judge.silent({ waited: worked, worked });
  expect(said).toEqual(['silent', 'suspected', 'lost']);
});

test('the only one is given up sooner: visitors wait for it', () => {
  alone = true;
  for (const worked of [100, 200, 300]) judge.silent({ waited: worked, worked });
  expect(said).toEqual(['silent', 'suspected', 'lost']);
});

test('one that waits for what never comes, and does no work, is given up as well', () => {
  for (const waited of [1000, 2000, 3000]) judge.silent({ waited, worked: 0 });
  expect(said).toEqual(['silent', 'lost']);
});

test('after an answer the next silence is judged anew', () => {
  judge.silent({ waited: 300, worked: 300 });
  judge.answers();
  judge.silent({ waited: 300, worked: 100 });
  expect(said).toEqual(['silent', 'suspected', 'answering', 'silent']);
});
