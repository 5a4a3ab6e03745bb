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
    suspended: (ms) => events.push(`suspended ${ms}`),
    resumed: () => events.push('resumed'),
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
const eventsWithoutCalls = () => events.splice(0).filter((text) => text !== 'call');

test('reports nothing for a process that responds', () => {
  for (let times = 0; times < 10; times++) {
    pass(750);
    watch.responded();
  }
  expect(events).toHaveLength(30);
  expect(eventsWithoutCalls()).toEqual([]);
});

test('reports a silent process until it responds again', () => {
  pass(1500);
  expect(eventsWithoutCalls()).toEqual(['suspended 0', 'suspended 250', 'suspended 500']);
  watch.responded();
  watch.responded();
  expect(eventsWithoutCalls()).toEqual(['resumed']);
  pass(750);
  expect(eventsWithoutCalls()).toEqual([]);
});

test('ignores time during which this process was suspended itself', () => {
  time += 5000;
  pass(500);
  expect(eventsWithoutCalls()).toEqual([]);
});
