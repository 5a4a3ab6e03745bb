import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { attendanceForm } from '@site/contracts/shop-forms';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../../endpoint.ts';
import type { TrainerAttendance } from './trainer-attendance.ts';

type Options = { attendance: TrainerAttendance };

/** Enough to mark and correct thirty people one by one, too few to guess a token. */
const LIMIT = { max: 600, timeWindow: 60 * 60_000 };
const params = z.object({ token: z.string().max(100) });

export const attendanceRoutes: FastifyPluginAsyncZod<Options> = async (app, { attendance }) => {
  const preHandler = app.limiter('attendance', LIMIT, ['address']);
  app.get(
    '/api/academy/attendance/:token/',
    { preHandler, schema: { params, response: { 200: PageResponse } } },
    async ({ params: { token } }, reply) => {
      reply.header('cache-control', 'no-store');
      return attendance.page(token);
    },
  );
  app.route({
    ...endpoint('PUT /academy/attendance/{token}/'),
    preHandler,
    handler: async ({ params: { token }, body }) => ({
      status: 'ok' as const,
      participants: await attendance.mark(token, body.marks),
    }),
  });
};

/** Comma-separated ids («12,13,15») in one field, because the form parser keeps only the last of repeated fields. */
const Ids = z
  .string()
  .max(10_000)
  .transform((text) => text.split(',').map(Number).filter(Number.isSafeInteger));

/** The same for a browser without scripts: each ticked checkbox is a field of its own, `p12`. */
export const attendanceFormRoutes: FastifyPluginAsyncZod<Options> = async (app, { attendance }) => {
  app.post(
    attendanceForm(':token'),
    {
      preHandler: app.limiter('attendance', LIMIT, ['address']),
      schema: { params, body: z.looseObject({ listed: Ids }) },
    },
    async ({ params: { token }, body: { listed, ...ticked } }, reply) => {
      await attendance.markAll(token, { listed, present: listed.filter((id) => `p${id}` in ticked) });
      return reply.redirect(paths.academyAttendance(token), 303);
    },
  );
};
