import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../../endpoint.ts';
import { acceptUploads } from '../../../uploads/accept-uploads.ts';
import { sendMedia } from '../../media/send-media.ts';
import { requireMember } from '../../session/permission.ts';
import type { CompanyFiles } from './company-files.ts';

type Options = { files: CompanyFiles };

const perHour = { rateLimit: { max: 120, timeWindow: 60 * 60_000 } };

export const companyFileRoutes: FastifyPluginAsyncZod<Options> = async (app, { files }) => {
  const uploadOf = await acceptUploads(app);

  app.route({
    ...endpoint('POST /account/profile/files/{use}/'),
    config: perHour,
    handler: async (request) => {
      const { company } = requireMember(request.visitor, 'company.edit');
      const { content } = await uploadOf(request);
      return { status: 'ok' as const, file: await files.upload(company.id, request.params.use, content) };
    },
  });
};

/** Pictures are protected only by their random ids: one awaiting moderation is visible to everyone with the URL. */
export const companyMediaRoutes: FastifyPluginAsyncZod<Options> = async (app, { files }) => {
  app.get(
    '/media/company/:file',
    { schema: { params: z.object({ file: z.string().max(60) }) } },
    async (request, reply) => sendMedia(request, reply, await files.read(request.params.file), 'webp', true),
  );
};
