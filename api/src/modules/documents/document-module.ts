import type { DiskCache } from '../../disk/disk-cache.ts';
import { cacheReads } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import { FileStore } from '../../uploads/file-store.ts';
import type { ExplodedDrawing } from '../media/exploded-drawing.ts';
import { MEDIA_FOLDER } from '../media/library/media-address.ts';
import { DocumentPapers } from './document-papers.ts';
import { DocumentRepository } from './document-repository.ts';
import { documentRoutes } from './document-routes.ts';
import { DocumentService } from './document-service.ts';

type Needs = Core & { exploded: ExplodedDrawing; mediaCache: DiskCache };

export const documentModule = defineModule('documents', ({ db, store, now, exploded, mediaCache }: Needs) => {
  const fresh = new DocumentRepository(db);
  const documents = new DocumentService({ repository: cacheReads(fresh, now), fresh, now });
  const files = new FileStore(store, MEDIA_FOLDER);
  const papers = new DocumentPapers({ repository: fresh, exploded, files, mediaCache });
  return {
    services: { documents, papers },
    routes: () => ({ root: [mount(documentRoutes, { documents, papers, files })] }),
    sweep: () => papers.measureDrawn(),
  };
});
