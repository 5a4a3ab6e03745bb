import { planSvg } from '@site/kp-drawing/svg';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../../http/attachment.ts';
import { endpoint } from '../../../endpoint.ts';
import { findProposal } from '../proposal-access.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { fileName, planTitle } from './document-words.ts';
import { renderOfferPdf } from './pdf/offer-pdf.ts';
import type { ProposalDocuments } from './proposal-documents.ts';
import { renderOfferWorkbook } from './workbook/offer-workbook.ts';

type Options = { deps: ProposalDeps; documents: ProposalDocuments };

/** Rendering takes a few hundred milliseconds. */
const config = { rateLimit: { max: 60, timeWindow: 60_000 } };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Plain links without a request key: read-only, authorized by the session. */
export const proposalDownloadRoutes: FastifyPluginAsyncZod<Options> = async (app, { deps, documents }) => {
  app.route({
    ...endpoint('GET /account/kp/proposals/{slug}/proposal.pdf'),
    config,
    handler: async ({ visitor, params }, reply) => {
      const { document, plan, pictures } = await documents.forCustomer(
        await findProposal(deps.db, visitor, params.slug),
      );
      const pdf = await renderOfferPdf(document, plan, await pictures());
      return asAttachment(reply, fileName(document, 'pdf'), 'application/pdf').send(pdf);
    },
  });

  app.route({
    ...endpoint('GET /account/kp/proposals/{slug}/proposal.xlsx'),
    config,
    handler: async ({ visitor, params }, reply) => {
      const { document } = await documents.forCustomer(await findProposal(deps.db, visitor, params.slug));
      return asAttachment(reply, fileName(document, 'xlsx'), XLSX).send(renderOfferWorkbook(document));
    },
  });

  app.route({
    ...endpoint('GET /account/kp/proposals/{slug}/proposal.svg'),
    config,
    handler: async ({ visitor, params }, reply) => {
      const { document, plan } = await documents.forCustomer(await findProposal(deps.db, visitor, params.slug));
      return asAttachment(reply, fileName(document, 'svg'), 'image/svg+xml').send(planSvg(plan, planTitle(document)));
    },
  });

  app.route({
    ...endpoint('GET /account/kp/proposals/{slug}/proposal.json'),
    config,
    handler: async ({ visitor, params }, reply) => {
      const document = await documents.forPrograms(await findProposal(deps.db, visitor, params.slug));
      const type = 'application/json; charset=utf-8';
      return asAttachment(reply, fileName(document, 'json'), type).send(JSON.stringify(document, null, 2));
    },
  });
};
