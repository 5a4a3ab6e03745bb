import { planSvg } from '@site/kp-drawing/svg';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../../http/attachment.ts';
import { endpoint } from '../../../endpoint.ts';
import { fileName, planTitle } from '../documents/document-words.ts';
import { renderOfferPdf } from '../documents/pdf/offer-pdf.ts';
import type { ProposalDocuments } from '../documents/proposal-documents.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { findByLink } from './public-proposals.ts';

type Options = { deps: ProposalDeps; documents: ProposalDocuments };

/** A draft of the next version makes a document «replaced» for the partner, but not for the customer. */
const paperStandings = { open: 'current', accepted: 'current', rejected: 'current', expired: 'expired' } as const;

/** Rendering takes a few hundred milliseconds and needs only the link. */
const config = { rateLimit: { max: 20, timeWindow: 60_000 } };

/** Downloads of the customer's page, authorized by the same token. */
export const publicProposalDownloadRoutes: FastifyPluginAsyncZod<Options> = async (app, { deps, documents }) => {
  app.route({
    ...endpoint('GET /view-kp/{id}/proposal.pdf'),
    config,
    handler: async ({ params }, reply) => {
      const { found, standing } = await findByLink(deps, params.id);
      const { document, plan, pictures } = await documents.forCustomer(found);
      // Expiry follows the date, as on the page: the nightly sweep may not have run yet.
      const asShown = standing === 'superseded' ? document : { ...document, standing: paperStandings[standing] };
      // The link can be forwarded: leave out the customer's phone and e-mail.
      const customer = { ...document.customer, phone: '', email: '' };
      const pdf = await renderOfferPdf({ ...asShown, customer }, plan, await pictures());
      reply.header('x-robots-tag', 'noindex, nofollow');
      return asAttachment(reply, fileName(document, 'pdf'), 'application/pdf').send(pdf);
    },
  });

  /** The plan: shown on the page and offered as a download. */
  app.route({
    ...endpoint('GET /view-kp/{id}/proposal.svg'),
    config,
    handler: async ({ params }, reply) => {
      const { found } = await findByLink(deps, params.id);
      const { document, plan } = await documents.forCustomer(found);
      reply.header('x-robots-tag', 'noindex, nofollow');
      return asAttachment(reply, fileName(document, 'svg'), 'image/svg+xml').send(planSvg(plan, planTitle(document)));
    },
  });
};
