import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../db/database.ts';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';

type Options = { db: Db; jobs: Jobs; decisions: DecisionService };

export const managedJobRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, jobs, decisions }) => {
  app.route({
    ...endpoint('GET /manage/jobs/'),
    handler: ({ query: { page } }) =>
      paged(page, {
        count: () => jobs.countFailed(),
        rows: async (limit, offset) =>
          (await jobs.failed(limit, offset)).map(({ id, failed_at, title, tries, reason }) => ({
            ...{ id, title, tries, reason },
            failed_at: failed_at.toISOString(),
          })),
      }),
  });
  app.route({
    ...endpoint('POST /manage/jobs/{id}/retry/'),
    handler: ({ params: { id }, author }) =>
      db.transaction(async (tx) => {
        const title = await jobs.retry(tx, id);
        if (title === undefined) throw problems.notFound();
        await decisions.record(tx, { author, noun: 'jobs', subject: id, action: 'retry' });
        return { title };
      }),
  });
};
