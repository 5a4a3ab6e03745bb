import type { FastifyStaticOptions } from '@fastify/static';

/** Options for immutable files with precompressed variants. `vary` keeps the variants apart in shared caches. */
export const immutableFiles = {
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  decorateReply: false,
  setHeaders: (reply) => void reply.setHeader('vary', 'accept-encoding'),
} satisfies Partial<FastifyStaticOptions>;
