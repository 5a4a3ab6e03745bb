import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { ManagedCertificates } from './managed-certificates.ts';

export const managedCertificateRoutes: FastifyPluginAsyncZod<{ certificates: ManagedCertificates }> = async (
  app,
  { certificates },
) => {
  app.route({ ...endpoint('GET /manage/certificates/'), handler: ({ query }) => certificates.list(query) });
  app.route({
    ...endpoint('GET /manage/certificates/{number}/'),
    handler: ({ params }) => certificates.show(params.number),
  });
  app.route({
    ...endpoint('POST /manage/certificates/{number}/renew/'),
    handler: ({ params, author }) => certificates.renew(params.number, author),
  });
  app.route({
    ...endpoint('POST /manage/certificates/{number}/revoke/'),
    handler: ({ params, body, author }) => certificates.revoke(params.number, body.reason, author),
  });
};
