import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Supervisor, type Program } from './supervisor.ts';

let url = '';
let logged: string[] = [];
let supervisor: Supervisor;

const policy = { firstPause: 20, quickExit: 60_000, maxQuickExits: 3, healthTimeout: 60_000, grace: 200 };

beforeEach(async () => {
  url = `http://127.0.0.1:${await freePort()}`;
  logged = [];
  supervisor = new Supervisor((text) => logged.push(text), policy);
});
afterEach(() => supervisor.stop());

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

const program = (code: string): Program => ({ name: 'API', args: ['-e', code], env: { HEALTH_URL: url }, health: url });

/** A server that responds with its process id, and exits on /die. `more` is additional code. */
const server = (more = '') =>
  program(`
    const { port } = new URL(process.env.HEALTH_URL);
    require('node:http').createServer((request, response) => {
      if (request.url === '/die') process.exit(7);
      response.end(String(process.pid));
    }).listen(port, '127.0.0.1');
    ${more}`);

const pid = () =>
  fetch(url)
    .then((response) => response.text())
    .catch(() => '');
const die = () => fetch(`${url}/die`).catch(() => {});

/** Polls a value until it matches. Throws after 500 attempts, so that a failing test ends. */
async function until<T>(read: () => Promise<T>, matches: (value: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const value = await read();
    if (matches(value)) return value;
    await pause(20);
  }
  throw new Error('Expected a matching value, found none in 500 attempts');
}

test('restarts a program that exits', async () => {
  await supervisor.start(server());
  const first = await pid();
  await die();
  const second = await until(pid, (text) => text !== '');
  expect(second).not.toBe(first);
  await until(
    async () => logged,
    (lines) => lines.includes('The API is back'),
  );
  expect(logged[0]).toBe('The API exited with code 7; restarting it in 0.02 s');
});

test('gives up on a program that exits repeatedly, after growing pauses, and leaves no process running', async () => {
  await supervisor.start(server());
  const killing = until(die, () => supervisor.signal.aborted);
  expect(await supervisor.givenUp).toMatch(/^The API exited 3 times in a row, each time within 60 s .* with code 7\./);
  await killing;
  expect(logged.filter((text) => text.includes('restarting'))).toEqual([
    expect.stringContaining('in 0.02 s'),
    expect.stringContaining('in 0.04 s'),
  ]);
  expect(await pid()).toBe('');
});

test('does not restart a program that fails to start', async () => {
  await expect(supervisor.start(program('process.exit(3)'))).rejects.toThrow(
    'The API failed to start: it exited with code 3',
  );
  expect(logged).toEqual([]);
});

test('kills programs that ignore the signal to stop', async () => {
  await supervisor.start(server("process.on('SIGTERM', () => {});"));
  await supervisor.stop();
  expect(await pid()).toBe('');
  expect(logged).toEqual([]);
});
