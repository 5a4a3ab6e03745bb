import type { FastifyStaticOptions } from '@fastify/static';

/** Files that never change, each beside its compressed forms. What is between us and a browser keeps the forms apart. */
export const keptFiles = {
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  decorateReply: false,
  setHeaders: (reply) => void reply.setHeader('vary', 'accept-encoding'),
} satisfies Partial<FastifyStaticOptions>;
