import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler as byZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/**
 * Serialises responses by their zod schema. A frozen response is shared by several requests: its text is made once and
 * kept as long as it.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = (route) => {
  const serialize = byZod(route);
  const texts = new WeakMap<object, string>();
  return (response: unknown) => {
    if (typeof response !== 'object' || response === null || !Object.isFrozen(response)) return serialize(response);
    const text = texts.get(response) ?? serialize(response);
    texts.set(response, text);
    return text;
  };
};
