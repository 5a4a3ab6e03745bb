import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchProcess } from './process-watch.ts';

let time = 0;
let events: string[] = [];
let watch: ReturnType<typeof watchProcess>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  events = [];
  watch = watchProcess({
    call: () => events.push('call'),
    still: (ms) => events.push(`still ${ms}`),
    goesOn: () => events.push('goes on'),
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
const withoutCalls = () => events.splice(0).filter((text) => text !== 'call');

test('reports nothing for a process that responds', () => {
  for (let times = 0; times < 10; times++) {
    pass(750);
    watch.heard();
  }
  expect(events).toHaveLength(30);
  expect(withoutCalls()).toEqual([]);
});

test('reports a silent process until it responds again', () => {
  pass(1500);
  expect(withoutCalls()).toEqual(['still 0', 'still 250', 'still 500']);
  watch.heard();
  watch.heard();
  expect(withoutCalls()).toEqual(['goes on']);
  pass(750);
  expect(withoutCalls()).toEqual([]);
});

test('ignores time during which this process was suspended itself', () => {
  time += 5000;
  pass(500);
  expect(withoutCalls()).toEqual([]);
});
