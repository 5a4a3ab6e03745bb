import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchProcess } from './process-watch.ts';

let time = 0;
let said: string[] = [];
let watch: ReturnType<typeof watchProcess>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  said = [];
  watch = watchProcess({
    call: () => said.push('call'),
    still: (ms) => said.push(`still ${ms}`),
    goesOn: () => said.push('goes on'),
  });
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 250) {
    time += 250;
    jest.advanceTimersByTime(250);
  }
}
const withoutCalls = () => said.splice(0).filter((text) => text !== 'call');

test('a process that is heard again and again is left alone', () => {
  for (let times = 0; times < 10; times++) {
    pass(750);
    watch.heard();
  }
  expect(said).toHaveLength(30);
  expect(withoutCalls()).toEqual([]);
});

test('one that is not heard stands still, until it is', () => {
  pass(1500);
  expect(withoutCalls()).toEqual(['still 0', 'still 250', 'still 500']);
  watch.heard();
  watch.heard();
  expect(withoutCalls()).toEqual(['goes on']);
  pass(750);
  expect(withoutCalls()).toEqual([]);
});

test('the time in which this process stood still itself counts for nothing', () => {
  time += 5000;
  pass(500);
  expect(withoutCalls()).toEqual([]);
});
