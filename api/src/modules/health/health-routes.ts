import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';

const Health = z.object({ status: z.enum(['ok', 'down']) });

/** Ready means that the database answers; a balancer stops sending visitors while it does not. */
export const healthRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get('/healthz', { schema: { response: { 200: Health, 503: Health } } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok' as const };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.status(503).send({ status: 'down' as const });
    }
  });
};
