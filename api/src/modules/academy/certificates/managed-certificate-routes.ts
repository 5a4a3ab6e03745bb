import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import type { ManagedCertificates } from './managed-certificates.ts';

export const managedAcademyCertificateRoutes: FastifyPluginAsyncZod<{ certificates: ManagedCertificates }> = async (
  app,
  { certificates },
) => {
  app.route({
    ...endpoint('GET /manage/academy-certificates/'),
    handler: ({ query }) => certificates.list(query),
  });
  app.route({
    ...endpoint('GET /manage/academy-certificates/participants/'),
    handler: ({ query }) => certificates.participants(query),
  });
  app.route({
    ...endpoint('GET /manage/academy-certificates/{number}/'),
    handler: ({ params }) => certificates.show(params.number),
  });
  app.route({
    ...endpoint('POST /manage/academy-certificates/'),
    handler: ({ body, author }) => certificates.issue(body, author),
  });
  app.route({
    ...endpoint('POST /manage/academy-certificates/{number}/revoke/'),
    handler: ({ params, body, author }) => certificates.revoke(params.number, body.reason, author),
  });
  app.route({
    ...endpoint('POST /manage/academy-certificates/{number}/replace/'),
    handler: ({ params, body, author }) => certificates.replace(params.number, body, author),
  });
};
