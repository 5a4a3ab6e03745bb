import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../http/attachment.ts';
import { endpoint } from '../../endpoint.ts';
import { collectOwnData, type OwnDataDeps, ownDataJson } from './own-data.ts';
import { ownDataHtml } from './own-data-html.ts';

const config = { rateLimit: { max: 20, timeWindow: 60_000 } };

/** Plain links without a request key: read-only, authorized by the session. */
export const ownDataRoutes: FastifyPluginAsyncZod<OwnDataDeps> = async (app, deps) => {
  app.route({
    ...endpoint('GET /account/personal/data.json'),
    config,
    handler: async (request, reply) => {
      const data = await collectOwnData(deps, request.visitor);
      return asAttachment(reply, 'Мои данные.json', 'application/json; charset=utf-8').send(ownDataJson(data));
    },
  });

  app.route({
    ...endpoint('GET /account/personal/data.html'),
    config,
    handler: async (request, reply) => {
      const data = await collectOwnData(deps, request.visitor);
      return asAttachment(reply, 'Мои данные.html', 'text/html; charset=utf-8').send(ownDataHtml(data));
    },
  });
};
