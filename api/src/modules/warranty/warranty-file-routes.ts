import { MAX_FILE_BYTES } from '@site/contracts/limits';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../http/attachment.ts';
import { endpoint } from '../../endpoint.ts';
import { contentTypes } from '../../uploads/file-kind.ts';
import type { ClaimFiles } from './claim-files.ts';
import type { ClaimService } from './claim-service.ts';
import type { DeviceService } from './device-service.ts';
import type { ManagedClaims } from './managed-claims.ts';

type OpenFile = Awaited<ReturnType<ClaimFiles['open']>>;
const sent = (reply: FastifyReply, { name, extension, content }: OpenFile) =>
  asAttachment(reply, name, contentTypes[extension]).send(content);

/** Plain links without a request key: the code of the claim grants access. */
export const claimDownloadRoutes: FastifyPluginAsyncZod<{ claims: ClaimService }> = async (app, { claims }) => {
  app.route({
    ...endpoint('GET /warranty/claims/{code}/files/{file}'),
    config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async ({ params }, reply) => sent(reply, await claims.openFile(params.code, params.file)),
  });
};

type Managed = { claims: ManagedClaims; devices: DeviceService; files: ClaimFiles };

export const managedWarrantyRoutes: FastifyPluginAsyncZod<Managed> = async (app, { claims, devices, files }) => {
  app.route({ ...endpoint('GET /manage/warranty-claims/'), handler: ({ query }) => claims.list(query) });
  app.route({
    ...endpoint('GET /manage/warranty-claims/{number}/'),
    handler: ({ params }) => claims.show(params.number),
  });
  app.route({
    ...endpoint('GET /manage/warranty-claims/{number}/files/{file}'),
    handler: async ({ params }, reply) => sent(reply, await files.open(params.number, params.file)),
  });
  app.route({
    ...endpoint('POST /manage/warranty-claims/{number}/answer/'),
    handler: ({ params, body, author }) => claims.answer(params.number, body, author),
  });
  app.route({
    ...endpoint('PUT /manage/warranty-devices/'),
    bodyLimit: MAX_FILE_BYTES,
    handler: async ({ body, author }) => ({
      status: 'ok' as const,
      entered: await devices.enter(body.devices, author),
    }),
  });
};
