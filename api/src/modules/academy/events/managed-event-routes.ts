import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import type { TrainerLinks } from '../attendance/trainer-links.ts';
import type { FeedbackService } from '../feedback/feedback-service.ts';
import type { Attendance } from './attendance.ts';
import type { EventPlanning } from './event-planning.ts';
import type { ManagedEvents } from './managed-events.ts';

type Options = {
  events: ManagedEvents;
  planning: EventPlanning;
  attendance: Attendance;
  feedback: FeedbackService;
  links: TrainerLinks;
};

export const managedEventRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { events, planning, attendance, feedback, links },
) => {
  app.route({ ...endpoint('GET /manage/events/'), handler: ({ query }) => events.list(query) });
  app.route({ ...endpoint('GET /manage/events/{slug}/'), handler: ({ params }) => events.show(params.slug) });
  app.route({ ...endpoint('GET /manage/event-choices/'), handler: () => planning.choices() });
  app.route({
    ...endpoint('POST /manage/events/'),
    handler: ({ body, author }) => planning.create(body, author),
  });
  app.route({
    ...endpoint('PUT /manage/events/{slug}/'),
    handler: ({ params, body, author }) => planning.change(params.slug, body, author),
  });
  app.route({
    ...endpoint('POST /manage/events/{slug}/cancel/'),
    handler: ({ params, body, author }) => events.cancel(params.slug, body.reason, author),
  });
  app.route({
    ...endpoint('POST /manage/events/{slug}/move/'),
    handler: ({ params, body, author }) => events.move(params.slug, body, author),
  });
  app.route({
    ...endpoint('POST /manage/events/{slug}/stream/'),
    handler: ({ params, body, author }) => events.stream(params.slug, body.url, author),
  });
  app.route({
    ...endpoint('GET /manage/events/{slug}/participants/'),
    handler: ({ params }) => attendance.participants(params.slug),
  });
  app.route({
    ...endpoint('POST /manage/events/{slug}/attendance/'),
    handler: ({ params, body, author }) => attendance.record(params.slug, body.absent, author),
  });
  app.route({
    ...endpoint('POST /manage/events/{slug}/trainer-link/'),
    handler: ({ params, author }) => links.give(params.slug, author),
  });
  app.route({
    ...endpoint('POST /manage/events/{slug}/trainer-link/revoke/'),
    handler: ({ params, author }) => links.revoke(params.slug, author),
  });
  app.route({
    ...endpoint('GET /manage/events/{slug}/feedback/'),
    handler: ({ params }) => feedback.ofEvent(params.slug),
  });
};
