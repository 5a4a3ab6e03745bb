import type { DiskCache } from '../../disk/disk-cache.ts';
import { cacheReads } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { ExplodedDrawing } from '../media/exploded-drawing.ts';
import { DocumentPapers } from './document-papers.ts';
import { DocumentRepository } from './document-repository.ts';
import { documentRoutes } from './document-routes.ts';
import { DocumentService } from './document-service.ts';

type Needs = Core & { exploded: ExplodedDrawing; mediaCache: DiskCache };

export const documentModule = defineModule('documents', ({ db, now, exploded, mediaCache }: Needs) => {
  const fresh = new DocumentRepository(db);
  const documents = new DocumentService({ repository: cacheReads(fresh, now), fresh, now });
  const papers = new DocumentPapers({ repository: fresh, exploded, mediaCache });
  return {
    services: { documents, papers },
    routes: () => ({ root: [mount(documentRoutes, { documents, papers })] }),
    sweep: () => papers.measureDrawn(),
  };
});
