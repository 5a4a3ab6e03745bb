import { keepReads } from '../../memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import { createFaqRepository } from './faq-repository.ts';
import { faqRoutes, managedFaqRoutes } from './faq-routes.ts';
import { createFaqService } from './faq-service.ts';
import { createFaqVotes } from './faq-votes.ts';

export const faqModule = defineModule('faq', ({ db, now }: Core) => {
  const votes = createFaqVotes({ db, now });
  return {
    services: { faq: createFaqService(keepReads(createFaqRepository(db), now)) },
    routes: () => ({ api: [mount(faqRoutes, { votes })], manage: [mount(managedFaqRoutes, { votes })] }),
  };
});
