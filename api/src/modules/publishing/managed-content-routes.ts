import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { exportDocuments, listDocuments, showHistory } from './content-lists.ts';
import {
  findRevision,
  type PublishingDeps,
  restoreRevision,
  unscheduleRevision,
  withdrawDocument,
} from './document-changes.ts';
import { moveDocument } from './move-document.ts';
import type { PreviewLinks } from './preview-links.ts';
import { publishDocument, publishDueDocuments } from './publish-document.ts';
import { RevisionRepository } from './revision-repository.ts';
import { toExported } from './revision-view.ts';
import { checkDocument, saveDocument } from './save-document.ts';
import { checkFile, saveFile, showFile } from './written-file.ts';

type Options = { deps: PublishingDeps; previews: PreviewLinks };

export const managedContentRoutes: FastifyPluginAsyncZod<Options> = async (app, { deps: given, previews }) => {
  const isServed = (address: string) =>
    // A category, or a page with its own route.
    address.startsWith('/catalog/') || app.hasRoute({ method: 'GET', url: `/api${address.slice(0, -1)}` });
  const deps = { ...given, isServed };
  const { db } = given;

  app.route({ ...endpoint('GET /manage/content/'), handler: ({ query }) => listDocuments(db, query) });
  app.route({ ...endpoint('GET /manage/content/export/'), handler: ({ query }) => exportDocuments(db, query) });
  app.route({
    ...endpoint('GET /manage/content/revision/'),
    handler: async ({ query }) => toExported(await findRevision(new RevisionRepository(db), query)),
  });
  app.route({ ...endpoint('GET /manage/content/history/'), handler: ({ query }) => showHistory(db, query.address) });
  app.route({ ...endpoint('POST /manage/content/check/'), handler: ({ body }) => checkDocument(deps, body) });
  app.route({ ...endpoint('PUT /manage/content/'), handler: ({ body, author }) => saveDocument(deps, body, author) });
  app.route({ ...endpoint('GET /manage/content/file/'), handler: ({ query }) => showFile(deps, query) });
  app.route({ ...endpoint('POST /manage/content/file/check/'), handler: ({ body }) => checkFile(deps, body) });
  app.route({ ...endpoint('PUT /manage/content/file/'), handler: ({ body, author }) => saveFile(deps, body, author) });
  app.route({
    ...endpoint('POST /manage/content/publish/'),
    handler: ({ body, author }) => publishDocument(deps, body, author),
  });
  app.route({
    ...endpoint('POST /manage/content/publish-due/'),
    handler: () => publishDueDocuments({ ...deps, log: app.log }),
  });
  app.route({
    ...endpoint('POST /manage/content/unschedule/'),
    handler: ({ body, author }) => unscheduleRevision(deps, body, author),
  });
  app.route({
    ...endpoint('POST /manage/content/withdraw/'),
    handler: ({ body, author }) => withdrawDocument(deps, body, author),
  });
  app.route({
    ...endpoint('POST /manage/content/restore/'),
    handler: ({ body, author }) => restoreRevision(deps, body, author),
  });
  app.route({
    ...endpoint('POST /manage/content/move/'),
    handler: ({ body, author }) => moveDocument(deps, body, author),
  });
  app.route({
    ...endpoint('POST /manage/content/preview/'),
    handler: async ({ body }) => {
      const { number, document } = await findRevision(new RevisionRepository(db), body);
      return previews.make({ address: body.address, revision: number, kind: document.kind, days: body.days });
    },
  });
};
