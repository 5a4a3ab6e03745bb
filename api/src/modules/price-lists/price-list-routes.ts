import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { PriceListQuery } from '@site/contracts/price-lists';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { asAttachment } from '../../http/attachment.ts';
import { endpoint } from '../../endpoint.ts';
import { contentTypes } from '../../uploads/file-kind.ts';
import type { PriceListPages } from './price-list-pages.ts';
import { renderPriceListPdf } from './price-list-pdf.ts';
import type { PriceListService } from './price-list-service.ts';
import { renderPriceListWorkbook } from './price-list-workbook.ts';

export const priceListRoutes: FastifyPluginAsyncZod<{ pages: PriceListPages }> = async (app, { pages }) => {
  app.get(`/api${paths.priceList()}`, { schema: { response: { 200: PageResponse } } }, ({ visitor }) =>
    pages.all(visitor),
  );
  app.get(
    '/api/support/price-list/:pricelist/',
    {
      schema: {
        params: z.object({ pricelist: z.string().max(100) }),
        querystring: PriceListQuery,
        response: { 200: PageResponse },
      },
    },
    ({ params, query, visitor }) => pages.one(params.pricelist, query.search, visitor),
  );
};

type Downloads = { priceLists: PriceListService; now: () => Date };

/** Rendering a list takes a few hundred milliseconds. */
const config = { rateLimit: { max: 30, timeWindow: 60_000 } };
/** Maximum rows. A PDF page holds about thirty. */
const [ON_PAPER, IN_WORKBOOK] = [3000, 50_000];

/** Plain links without a request key: read-only. The session determines the access and the prices. */
export const priceListDownloadRoutes: FastifyPluginAsyncZod<Downloads> = async (app, { priceLists, now }) => {
  app.route({
    ...endpoint('GET /support/price-list/{pricelist}/price-list.xlsx'),
    config,
    handler: async ({ visitor, params }, reply) => {
      const list = await priceLists.open(params.pricelist, visitor, { search: '', limit: IN_WORKBOOK });
      return asAttachment(reply, `${list.title}.xlsx`, contentTypes.xlsx).send(renderPriceListWorkbook(list, now()));
    },
  });
  app.route({
    ...endpoint('GET /support/price-list/{pricelist}/price-list.pdf'),
    config,
    handler: async ({ visitor, params }, reply) => {
      const list = await priceLists.open(params.pricelist, visitor, { search: '', limit: ON_PAPER });
      return asAttachment(reply, `${list.title}.pdf`, contentTypes.pdf).send(await renderPriceListPdf(list, now()));
    },
  });
};
