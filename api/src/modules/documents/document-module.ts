import { cacheReads } from '../../db/memo.ts';
import { type Core, defineModule } from '../../module.ts';
import { DocumentRepository } from './document-repository.ts';
import { DocumentService } from './document-service.ts';

export const documentModule = defineModule('documents', ({ db, now }: Core) => {
  const fresh = new DocumentRepository(db);
  return { services: { documents: new DocumentService({ repository: cacheReads(fresh, now), fresh, now }) } };
});
