import { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { SupportQuery } from '@site/contracts/support';
import { documentKinds } from '@site/contracts/support-lists';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../attachment.ts';
import { BRAND } from '../../brand.ts';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import type { DocumentService } from '../documents/document-service.ts';
import { renderPdf } from '../documents/pdf.ts';
import { mayRead, type SupportPages } from './support-pages.ts';

export const supportRoutes: FastifyPluginAsyncZod<{ pages: SupportPages }> = async (app, { pages }) => {
  const schema = { querystring: SupportQuery, response: { 200: PageAnswer } };
  app.get(`/api${paths.support()}`, { schema }, ({ query, visitor }) => pages(null, query, visitor));
  for (const kind of documentKinds)
    app.get(`/api${paths.supportDocuments(kind)}`, { schema }, ({ query, visitor }) => pages(kind, query, visitor));
};

/** A plain link, which carries no request key: it reads only, and the session says whether he may. */
export const supportDownloadRoutes: FastifyPluginAsyncZod<{ documents: DocumentService }> = async (
  app,
  { documents },
) => {
  app.route({
    ...endpoint('GET /support/documents/{slug}/document.pdf'),
    config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async ({ visitor, params }, reply) => {
      const found = await documents.find(params.slug);
      if (!found) throw problems.notFound();
      if (!mayRead(visitor, found)) throw visitor.user ? problems.forbidden({}) : problems.unauthorized();
      const { title, updated_at: updatedAt, body: sections } = found;
      const pdf = await renderPdf({ title, brand: BRAND, updatedAt, sections });
      return asAttachment(reply, `${title}.pdf`, 'application/pdf').send(pdf);
    },
  });
};
