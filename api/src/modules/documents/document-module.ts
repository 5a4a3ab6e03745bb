import { keepReads } from '../../memo.ts';
import { type Core, defineModule } from '../../module.ts';
import { createDocumentRepository } from './document-repository.ts';
import { createDocumentService } from './document-service.ts';

export const documentModule = defineModule('documents', ({ db, now }: Core) => ({
  services: { documents: createDocumentService(keepReads(createDocumentRepository(db), now), now) },
}));
