import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { endConnections } from '@site/kernel/closing';

test('closes keep-alive connections on shutdown and completes pending requests', async () => {
  // A long keep-alive: the test times out if the shutdown waits for idle connections.
  const app = Fastify({ keepAliveTimeout: 600_000, return503OnClosing: false });
  endConnections(app);
  let answer = () => {};
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  app.get('/quick', () => 'quick');
  app.get('/slow', async () => {
    const ready = new Promise<void>((resolve) => (answer = resolve));
    arrived();
    await ready;
    return 'slow';
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(origin + path, { agent }, resolve).once('error', reject);
    });

  const slow = ask('/slow');
  await arrival;
  const quick = await ask('/quick');
  expect([quick.headers.connection, await text(quick)]).toEqual(['keep-alive', 'quick']);

  const closed = app.close();
  setImmediate(() => answer());
  const last = await slow;
  expect([last.statusCode, last.headers.connection, await text(last)]).toEqual([200, 'close', 'slow']);
  await closed;
  agent.destroy();
});
