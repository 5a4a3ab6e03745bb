import { expect, test } from '@jest/globals';
import { randomId } from './random-id.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('returns unique UUIDs, also without crypto.randomUUID', () => {
  expect(randomId()).toMatch(UUID);
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const ids = Array.from({ length: 100 }, randomId);
  Reflect.deleteProperty(crypto, 'randomUUID');
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(100);
});
