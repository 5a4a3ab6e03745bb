import { PageResponse } from '@site/contracts/page';
import { MaterialsQuery } from '@site/contracts/partner-materials';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../http/attachment.ts';
import { endpoint } from '../../endpoint.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { MaterialService } from './material-service.ts';

const title = 'Материалы для партнёров';

export const materialRoutes: FastifyPluginAsyncZod<{ materials: MaterialService; seo: SeoBuilder }> = async (
  app,
  { materials, seo },
) => {
  app.get(
    '/api/account/media/',
    { schema: { querystring: MaterialsQuery, response: { 200: PageResponse } } },
    async ({ visitor, query }, reply) => {
      const list = await materials.list(visitor, query);
      reply.header('cache-control', 'no-store');
      return {
        seo: seo.build({
          title,
          description: 'Логотипы, каталоги, фотографии, баннеры и\u00a0видео для рекламы и\u00a0продаж.',
          h1: title,
          path: paths.partnerMaterials(),
          crumbs: [
            { name: 'Личный кабинет', url: paths.account() },
            { name: title, url: paths.partnerMaterials() },
          ],
          robots: 'noindex, nofollow',
        }),
        content: [],
        pagedata: { kind: 'partner-materials' as const, ...list },
      };
    },
  );
};

/** A plain link without a request key: read-only, authorized by the session. */
export const materialDownloadRoutes: FastifyPluginAsyncZod<{ materials: MaterialService }> = async (
  app,
  { materials },
) => {
  app.route({
    ...endpoint('GET /account/media/{id}/file'),
    // The first rendering of a picture takes about a second.
    config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async ({ visitor, params }, reply) => {
      const { name, type, content } = await materials.open(visitor, params.id);
      return asAttachment(reply, name, type).send(content);
    },
  });
};
