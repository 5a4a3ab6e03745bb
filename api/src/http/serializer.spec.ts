import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializerCompiler } from './serializer.ts';

let encoded = 0;
const schema = z.object({ name: z.string().refine(() => ++encoded) });
const serialize = serializerCompiler({ schema, method: 'GET', url: '/' });

test('serialises a frozen response once, and any other one every time', () => {
  const frozen = Object.freeze({ name: 'a', secret: 1 });
  expect([serialize(frozen), serialize(frozen), encoded]).toEqual(['{"name":"a"}', '{"name":"a"}', 1]);
  const response = { name: 'a' };
  serialize(response);
  response.name = 'b';
  expect([serialize(response), encoded]).toEqual(['{"name":"b"}', 3]);
});
