import { cacheReads } from '../../memo.ts';
import { type Core, defineModule } from '../../module.ts';
import { createDocumentRepository } from './document-repository.ts';
import { createDocumentService } from './document-service.ts';

export const documentModule = defineModule('documents', ({ db, now }: Core) => {
  const repository = createDocumentRepository(db);
  // `all` is uncached, because the search reads it after a publication.
  return {
    services: { documents: createDocumentService({ ...cacheReads(repository, now), all: repository.all }, now) },
  };
});
