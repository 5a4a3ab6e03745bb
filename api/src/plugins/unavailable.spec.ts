import { expect, test } from 'vitest';
import Fastify from 'fastify';
import { StoreUnavailableError } from '@site/object-store/store-unavailable';
import { errorsPlugin } from './errors.ts';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });
const query = (cause: Error) => new Error('Failed query: insert …', { cause });

async function responseTo(error: Error) {
  const app = Fastify();
  await app.register(errorsPlugin, { categories: () => Promise.resolve([]) });
  app.get('/', () => Promise.reject(error));
  const answer = await app.inject('/');
  await app.close();
  const { code, message } = answer.json<{ code: string; message: string }>();
  return { status: answer.statusCode, code, message, retry: Number(answer.headers['retry-after']) };
}

test.each([
  ['the disk of the API', failure('ENOSPC')],
  ['the quota of the API', failure('EDQUOT')],
  ['the disk of the database', query(failure('53100'))],
])('%s is full: 503 with the reason', async (_case, error) => {
  const answer = await responseTo(error);
  expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
  expect(answer.message).toContain('закончилось место');
  expect(answer.retry).toBeGreaterThan(0);
});

test.each([
  ['has become a read-only standby', query(failure('25006'))],
  ['cancelled a slow statement', query(failure('57014'))],
  ['does not respond', query(new Error('Query read timeout'))],
  ['closed the connection inside a transaction', query(new Error('Client was closed and is not queryable'))],
])('returns 503 for a database that %s', async (_case, error) => {
  const answer = await responseTo(error);
  expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
  expect(answer.retry).toBeGreaterThan(0);
});

test('returns 503 for an object store that does not respond', async () => {
  const answer = await responseTo(new StoreUnavailableError('no response', { cause: failure('ECONNREFUSED') }));
  expect(answer).toMatchObject({ status: 503, code: 'unavailable', retry: 5 });
});
