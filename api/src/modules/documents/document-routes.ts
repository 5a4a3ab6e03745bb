import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { paths } from '@site/contracts/paths';
import { problems } from '../../errors.ts';
import { contentDisposition } from '../../http/attachment.ts';
import type { FileStore } from '../../uploads/file-store.ts';
import { sendLibraryFile } from '../media/library/send-library-file.ts';
import { sendMedia } from '../media/send-media.ts';
import type { DocumentPapers } from './document-papers.ts';
import type { DocumentService } from './document-service.ts';

type Options = { documents: DocumentService; papers: DocumentPapers; files: FileStore };

export const documentRoutes: FastifyPluginAsyncZod<Options> = async (app, { documents, papers, files }) => {
  app.get(
    '/media/document/:file',
    { schema: { params: z.object({ file: z.string().max(200) }) } },
    async (request, reply) => {
      const [, slug] = /^([a-z0-9-]+)\.pdf$/.exec(request.params.file) ?? [];
      const found = slug ? await documents.find(slug) : undefined;
      if (!found) throw problems.notFound();
      // The document's page checks the visitor's permission; this route has no session.
      if (found.is_partner_only)
        return reply.header('cache-control', 'no-store').redirect(paths.supportDocument(found.slug));
      const disposition = contentDisposition('inline', `${found.title}.pdf`);
      const own = await papers.uploaded(found);
      if (own) return sendLibraryFile(request, reply, files, own, { type: 'pdf', immutable: false, disposition });
      const pdf = await papers.render(found);
      reply.header('content-disposition', disposition);
      return sendMedia(request, reply, pdf, 'pdf', false);
    },
  );
};
