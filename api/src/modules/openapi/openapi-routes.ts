import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { openApiDocument } from './openapi-document.ts';

/** Public documentation, without request key and session. */
export const openApiRoutes: FastifyPluginAsyncZod<{ host: string }> = async (app, { host }) => {
  const made = () => ({ ...openApiDocument(host) });
  let document: ReturnType<typeof made> | undefined;
  app.route({ ...endpoint('GET /openapi.json'), handler: async () => (document ??= made()) });
};
