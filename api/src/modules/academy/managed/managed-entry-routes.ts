import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../../db/database.ts';
import { endpoint } from '../../../endpoint.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { locationKind } from '../locations/managed-locations.ts';
import { trainerKind } from '../trainers/managed-trainers.ts';
import { trainingChoices, trainingKind } from '../trainings/managed-trainings.ts';
import { ManagedEntries } from './managed-entries.ts';

type Options = { db: Db; decisions: DecisionService; now: () => Date };

export const managedEntryRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, decisions, now }) => {
  const trainers = new ManagedEntries({ db, decisions }, trainerKind(now));
  const locations = new ManagedEntries({ db, decisions }, locationKind);
  const trainings = new ManagedEntries({ db, decisions }, trainingKind);

  app.route({ ...endpoint('GET /manage/trainers/'), handler: ({ query }) => trainers.list(query) });
  app.route({ ...endpoint('GET /manage/trainers/{slug}/'), handler: ({ params }) => trainers.show(params.slug) });
  app.route({ ...endpoint('POST /manage/trainers/'), handler: ({ body, author }) => trainers.add(body, author) });
  app.route({
    ...endpoint('PUT /manage/trainers/{slug}/'),
    handler: ({ params, body, author }) => trainers.change(params.slug, body, author),
  });
  app.route({
    ...endpoint('POST /manage/trainers/{slug}/hide/'),
    handler: ({ params, author }) => trainers.setHidden(params.slug, true, author),
  });
  app.route({
    ...endpoint('POST /manage/trainers/{slug}/show/'),
    handler: ({ params, author }) => trainers.setHidden(params.slug, false, author),
  });

  app.route({ ...endpoint('GET /manage/locations/'), handler: ({ query }) => locations.list(query) });
  app.route({ ...endpoint('GET /manage/locations/{slug}/'), handler: ({ params }) => locations.show(params.slug) });
  app.route({ ...endpoint('POST /manage/locations/'), handler: ({ body, author }) => locations.add(body, author) });
  app.route({
    ...endpoint('PUT /manage/locations/{slug}/'),
    handler: ({ params, body, author }) => locations.change(params.slug, body, author),
  });
  app.route({
    ...endpoint('POST /manage/locations/{slug}/hide/'),
    handler: ({ params, author }) => locations.setHidden(params.slug, true, author),
  });
  app.route({
    ...endpoint('POST /manage/locations/{slug}/show/'),
    handler: ({ params, author }) => locations.setHidden(params.slug, false, author),
  });

  app.route({ ...endpoint('GET /manage/trainings/'), handler: ({ query }) => trainings.list(query) });
  app.route({ ...endpoint('GET /manage/trainings/{slug}/'), handler: ({ params }) => trainings.show(params.slug) });
  app.route({ ...endpoint('GET /manage/training-choices/'), handler: () => trainingChoices(db) });
  app.route({ ...endpoint('POST /manage/trainings/'), handler: ({ body, author }) => trainings.add(body, author) });
  app.route({
    ...endpoint('PUT /manage/trainings/{slug}/'),
    handler: ({ params, body, author }) => trainings.change(params.slug, body, author),
  });
  app.route({
    ...endpoint('POST /manage/trainings/{slug}/hide/'),
    handler: ({ params, author }) => trainings.setHidden(params.slug, true, author),
  });
  app.route({
    ...endpoint('POST /manage/trainings/{slug}/show/'),
    handler: ({ params, author }) => trainings.setHidden(params.slug, false, author),
  });
};
