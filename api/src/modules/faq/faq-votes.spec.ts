import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ManagedResponse } from '@site/contracts/faq-votes';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const vote = (id: number, helpful: unknown, session?: string) =>
  api.post(`/api/faq/${id}/vote/`, { helpful }, session ? { session } : {});
const list = async (): Promise<ManagedResponse[]> => (await api.manage('GET', '/faq/')).json().items;

test('counts one changeable vote per visitor, and lists unhelpful answers first', async () => {
  const items = await list();
  const [helpful, useless] = [items[2]!, items[5]!];
  const buyer = await logIn(api, '+79000000001');
  await vote(helpful.id, true);
  await vote(helpful.id, true, buyer);
  await vote(useless.id, true);
  await vote(useless.id, false);
  await vote(useless.id, false, buyer);
  const [first, ...rest] = await list();
  expect(first).toMatchObject({ id: useless.id, yes: 0, no: 2 });
  expect(rest.find(({ id }) => id === helpful.id)).toMatchObject({ yes: 2, no: 0 });
});

test('rejects votes for unknown answers and invalid votes', async () => {
  expect((await vote(2_000_000, true)).statusCode).toBe(404);
  expect((await vote(1, 'да')).statusCode).toBe(400);
});
