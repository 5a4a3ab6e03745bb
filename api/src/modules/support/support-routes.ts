import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { SupportQuery } from '@site/contracts/support';
import { type DocumentKind, documentKinds } from '@site/contracts/support-lists';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../http/attachment.ts';
import { BRAND } from '../../brand/brand.ts';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import type { DocumentService } from '../documents/document-service.ts';
import { renderPdf } from '../../papers/text-pdf.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import { mayRead, supportPage, type SupportPageDeps } from './support-pages.ts';

export const supportRoutes: FastifyPluginAsyncZod<SupportPageDeps> = async (app, deps) => {
  const schema = { querystring: SupportQuery, response: { 200: PageResponse } };
  const section = (path: string, kind: DocumentKind | null) =>
    app.get(`/api${path}`, { schema }, async ({ query, visitor }) => supportPage(deps, kind, query, visitor));
  section(paths.support(), null);
  for (const kind of documentKinds) section(paths.supportDocuments(kind), kind);
};

type Drawn = Parameters<typeof renderPdf>[0];

const asFile = async (reply: FastifyReply, drawn: Omit<Drawn, 'brand'>) =>
  asAttachment(reply, `${drawn.title}.pdf`, 'application/pdf').send(await renderPdf({ ...drawn, brand: BRAND }));

const limited = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** Plain links without a request key: read-only, authorised by the session or the link's token. */
export const supportDownloadRoutes: FastifyPluginAsyncZod<{
  documents: DocumentService;
  previews: PreviewLinks;
}> = async (app, { documents, previews }) => {
  app.route({
    ...endpoint('GET /support/documents/{slug}/document.pdf'),
    config: limited,
    handler: async ({ visitor, params }, reply) => {
      const found = await documents.find(params.slug);
      if (!found) throw problems.notFound();
      if (!mayRead(visitor, found)) throw visitor.user ? problems.forbidden({}) : problems.unauthorized();
      return asFile(reply, { title: found.title, updatedAt: found.updated_at, sections: found.body });
    },
  });
  app.route({
    ...endpoint('GET /support/documents/preview/{token}/document.pdf'),
    config: limited,
    handler: async ({ params }, reply) => {
      const { document } = await previews.open('document', params.token);
      const { title, updated_at: updatedAt, sections } = document;
      reply.header('x-robots-tag', 'noindex, nofollow');
      return asFile(reply, { title, updatedAt, sections });
    },
  });
};
