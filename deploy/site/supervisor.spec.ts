import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Supervisor, type Program } from './supervisor.ts';

let url = '';
let said: string[] = [];
let supervisor: Supervisor;

const patience = { firstPause: 20, quickDeath: 60_000, maxQuickDeaths: 3, health: 60_000, grace: 200 };

beforeEach(async () => {
  url = `http://127.0.0.1:${await freePort()}`;
  said = [];
  supervisor = new Supervisor((text) => said.push(text), patience);
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

const program = (code: string): Program => ({ name: 'API', args: ['-e', code], env: { URL_OF_IT: url }, health: url });

/** Answers with its process id; ends when it is told to, and not at once when it is `deaf`. */
const server = (more = '') =>
  program(`
    const { port } = new URL(process.env.URL_OF_IT);
    require('node:http').createServer((request, response) => {
      if (request.url === '/die') process.exit(7);
      response.end(String(process.pid));
    }).listen(port, '127.0.0.1');
    ${more}`);

const pid = () =>
  fetch(url)
    .then((answer) => answer.text())
    .catch(() => '');
const die = () => fetch(`${url}/die`).catch(() => {});

/** Asked again and again, for a while: a test that fails must not ask for ever. */
async function until<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const value = await read();
    if (isWanted(value)) return value;
    await pause(20);
  }
  throw new Error('It did not come about');
}

test('a program that dies is started again', async () => {
  await supervisor.start(server());
  const first = await pid();
  await die();
  const second = await until(pid, (text) => text !== '');
  expect(second).not.toBe(first);
  await until(
    async () => said,
    (lines) => lines.includes('The API is back'),
  );
  expect(said[0]).toBe('The API has ended with code 7; it is started again in 0.02 s');
});

test('one that dies again and again is given up, after pauses that grow, and nothing is left running', async () => {
  await supervisor.start(server());
  const killing = until(die, () => supervisor.signal.aborted);
  expect(await supervisor.givenUp).toMatch(/^The API ended 3 times in a row, each time within 60 s .* with code 7\./);
  await killing;
  expect(said.filter((text) => text.includes('again'))).toEqual([
    expect.stringContaining('in 0.02 s'),
    expect.stringContaining('in 0.04 s'),
  ]);
  expect(await pid()).toBe('');
});

test('one that does not even start is not tried again', async () => {
  await expect(supervisor.start(program('process.exit(3)'))).rejects.toThrow(
    'The API does not start: it ended with code 3',
  );
  expect(said).toEqual([]);
});

test('all end when they are told to, by force if they do not listen', async () => {
  await supervisor.start(server("process.on('SIGTERM', () => {});"));
  await supervisor.stop();
  expect(await pid()).toBe('');
  expect(said).toEqual([]);
});
