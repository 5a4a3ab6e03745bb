import { CalendarQuery } from '@site/contracts/academy';
import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { academyPage, type AcademyPageDeps } from './academy-page.ts';
import { calendarPage, type CalendarPageDeps } from './events/calendar-page.ts';
import { eventPage, type EventPageDeps } from './events/event-page.ts';
import { upcomingEvents } from './events/upcoming-events.ts';

type Options = AcademyPageDeps & CalendarPageDeps & EventPageDeps;

/** The most upcoming events that any page shows. */
const MAX_UPCOMING = 6;

export const academyRoutes: FastifyPluginAsyncZod<Options> = async (app, deps) => {
  const response = { 200: PageResponse };
  app.route({
    ...endpoint('GET /academy/events/'),
    handler: async ({ visitor }) => ({ items: await upcomingEvents(deps, MAX_UPCOMING, visitor) }),
  });
  app.get('/api/academy/', { schema: { response } }, ({ visitor }) => academyPage(deps, visitor));
  app.get('/api/academy/calendar/', { schema: { querystring: CalendarQuery, response } }, ({ query, visitor }) =>
    calendarPage(deps, query, visitor),
  );
  app.get(
    '/api/academy/calendar/:slug/',
    { schema: { params: z.object({ slug: z.string().max(200) }), response } },
    async ({ params, visitor }, reply) => {
      if (visitor.user) reply.header('cache-control', 'no-store');
      return eventPage(deps, params.slug, visitor);
    },
  );
};
