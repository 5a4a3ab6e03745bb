import { type PageDataOf, PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ContentService } from '../content/content-service.ts';

type Variant = PageDataOf<'pay-back'>['variant'];

const addresses: Record<Variant, string> = { tickets: paths.payBack(), plates: paths.cvPayBack() };

/** Content pages of the pay-back calculators. Their products form the calculated system. */
export const payBackRoutes: FastifyPluginAsyncZod<{ content: ContentService }> = async (app, { content }) => {
  for (const [variant, path] of Object.entries(addresses) as [Variant, string][])
    app.get(`/api${path}`, { schema: { response: { 200: PageResponse } } }, async (request) => {
      const page = await content.page(path, request.visitor);
      const products = page.content.flatMap((block) => (block.type === 'products' ? block.products : []));
      return {
        ...page,
        content: page.content.filter(({ type }) => type !== 'products'),
        pagedata: { kind: 'pay-back' as const, variant, products },
      };
    });
};
