import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { PreviewLinks } from './preview-links.ts';
import type { PublishingService } from './publishing-service.ts';

type Options = { publishing: (isServed: (address: string) => boolean) => PublishingService; previews: PreviewLinks };

export const managedContentRoutes: FastifyPluginAsyncZod<Options> = async (app, { publishing, previews }) => {
  const content = publishing(
    (address) =>
      // A category, or a page with its own route.
      address.startsWith('/catalog/') || app.hasRoute({ method: 'GET', url: `/api${address.slice(0, -1)}` }),
  );

  app.route({ ...endpoint('GET /manage/content/'), handler: ({ query }) => content.list(query) });
  app.route({ ...endpoint('GET /manage/content/export/'), handler: ({ query }) => content.export(query) });
  app.route({ ...endpoint('GET /manage/content/revision/'), handler: ({ query }) => content.show(query) });
  app.route({ ...endpoint('GET /manage/content/history/'), handler: ({ query }) => content.history(query.address) });
  app.route({ ...endpoint('POST /manage/content/check/'), handler: ({ body }) => content.check(body) });
  app.route({ ...endpoint('PUT /manage/content/'), handler: ({ body, author }) => content.save(body, author) });
  app.route({
    ...endpoint('POST /manage/content/publish/'),
    handler: ({ body, author }) => content.publish(body, author),
  });
  app.route({ ...endpoint('POST /manage/content/publish-due/'), handler: () => content.publishDue() });
  app.route({
    ...endpoint('POST /manage/content/unschedule/'),
    handler: ({ body, author }) => content.unschedule(body, author),
  });
  app.route({
    ...endpoint('POST /manage/content/withdraw/'),
    handler: ({ body, author }) => content.withdraw(body, author),
  });
  app.route({
    ...endpoint('POST /manage/content/restore/'),
    handler: ({ body, author }) => content.restore(body, author),
  });
  app.route({ ...endpoint('POST /manage/content/move/'), handler: ({ body, author }) => content.move(body, author) });
  app.route({
    ...endpoint('POST /manage/content/preview/'),
    handler: async ({ body }) => {
      const { number, document } = await content.show(body);
      return previews.make({ address: body.address, revision: number, kind: document.kind, days: body.days });
    },
  });
};
