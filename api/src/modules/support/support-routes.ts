import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { SupportQuery } from '@site/contracts/support';
import { type DocumentKind, documentKinds } from '@site/contracts/support-lists';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../http/attachment.ts';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import type { DocumentPapers } from '../documents/document-papers.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import { mayRead, supportPage, type SupportPageDeps } from './support-pages.ts';

export const supportRoutes: FastifyPluginAsyncZod<SupportPageDeps> = async (app, deps) => {
  const schema = { querystring: SupportQuery, response: { 200: PageResponse } };
  const section = (path: string, kind: DocumentKind | null) =>
    app.get(`/api${path}`, { schema }, async ({ query, visitor }) => supportPage(deps, kind, query, visitor));
  section(paths.support(), null);
  for (const kind of documentKinds) section(paths.supportDocuments(kind), kind);
};

const asFile = (reply: FastifyReply, title: string, pdf: Buffer) =>
  asAttachment(reply, `${title}.pdf`, 'application/pdf').send(pdf);

const limited = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** Plain links without a request key: read-only, authorised by the session or the link's token. */
export const supportDownloadRoutes: FastifyPluginAsyncZod<{
  documents: DocumentService;
  papers: DocumentPapers;
  previews: PreviewLinks;
}> = async (app, { documents, papers, previews }) => {
  app.route({
    ...endpoint('GET /support/documents/{slug}/document.pdf'),
    config: limited,
    handler: async ({ visitor, params }, reply) => {
      const found = await documents.find(params.slug);
      if (!found) throw problems.notFound();
      if (!mayRead(visitor, found)) throw visitor.user ? problems.forbidden({}) : problems.unauthorized();
      return asFile(reply, found.title, await papers.render(found));
    },
  });
  app.route({
    ...endpoint('GET /support/documents/preview/{token}/document.pdf'),
    config: limited,
    handler: async ({ params }, reply) => {
      const { document } = await previews.open('document', params.token);
      reply.header('x-robots-tag', 'noindex, nofollow');
      return asFile(reply, document.title, await papers.preview(document));
    },
  });
};
