import { CalendarQuery } from '@site/contracts/academy';
import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import type { AcademyPages } from './academy-pages.ts';
import type { AcademyService } from './academy-service.ts';
import type { CalendarPage } from './events/calendar-page.ts';
import type { EventPage } from './events/event-page.ts';

type Options = {
  academy: AcademyService;
  academyPages: AcademyPages;
  calendarPage: CalendarPage;
  eventPage: EventPage;
};

/** The most upcoming events that any page shows. */
const MAX_UPCOMING = 6;

export const academyRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { academy, academyPages, calendarPage, eventPage },
) => {
  const response = { 200: PageResponse };
  app.route({
    ...endpoint('GET /academy/events/'),
    handler: async ({ visitor }) => ({ items: await academy.upcoming(MAX_UPCOMING, visitor) }),
  });
  app.get('/api/academy/', { schema: { response } }, (request) => academyPages.main(request.visitor));
  app.get('/api/academy/calendar/', { schema: { querystring: CalendarQuery, response } }, ({ query, visitor }) =>
    calendarPage(query, visitor),
  );
  app.get(
    '/api/academy/calendar/:slug/',
    { schema: { params: z.object({ slug: z.string().max(200) }), response } },
    async ({ params, visitor }, reply) => {
      if (visitor.user) reply.header('cache-control', 'no-store');
      return eventPage(params.slug, visitor);
    },
  );
};
