import { keepReads } from '../../memo.ts';
import { type Core, defineModule } from '../../module.ts';
import { createFaqRepository } from './faq-repository.ts';
import { createFaqService } from './faq-service.ts';

export const faqModule = defineModule('faq', ({ db, now }: Core) => ({
  services: { faq: createFaqService(keepReads(createFaqRepository(db), now)) },
}));
