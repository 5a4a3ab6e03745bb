import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import { problems } from '../../../errors.ts';
import { type CalendarDeps, thisMinute } from './upcoming-events.ts';
import { calendarFile } from './calendar-file.ts';

type Options = CalendarDeps & { host: string };

const TYPE = 'text/calendar; charset=utf-8';

/** For calendar programs, which have no session and no request key: the response is the same for all. */
export const calendarFileRoutes: FastifyPluginAsyncZod<Options> = async (app, { cachedEvents, host, now }) => {
  const config = { rateLimit: { max: 60, timeWindow: 60_000 } };

  app.route({
    ...endpoint('GET /academy/calendar.ics'),
    config,
    handler: async ({ query }, reply) => {
      const events = await cachedEvents.ahead(thisMinute(now()), query);
      const file = calendarFile(
        events.map((event) => ({ event })),
        { host, name: 'Академия', now: now() },
      );
      return reply.type(TYPE).header('cache-control', 'public, max-age=300').send(file);
    },
  });

  app.route({
    ...endpoint('GET /academy/calendar/{slug}/event.ics'),
    config,
    handler: async ({ params }, reply) => {
      const event = await cachedEvents.find(params.slug);
      if (!event) throw problems.notFound();
      const file = calendarFile([{ event, location: await cachedEvents.locationOf(event) }], {
        host,
        name: event.title,
        now: now(),
      });
      return reply
        .type(TYPE)
        .header('content-disposition', `attachment; filename="${event.slug}.ics"`)
        .header('cache-control', 'public, max-age=300')
        .send(file);
    },
  });
};
