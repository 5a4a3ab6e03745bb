import { type Core, defineModule } from '../../module.ts';
import type { PageService } from '../pages/page-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { createConsentService } from './consent-service.ts';

type Needs = Core & { pages: PageService; site: SiteService };

export const consentModule = defineModule('consents', ({ db, now, pages, site }: Needs) => ({
  services: { consents: createConsentService({ db, now, pages, site }) },
}));
