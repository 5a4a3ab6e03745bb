import { type Core, defineModule, mount } from '../../module.ts';
import type { SiteService } from '../site/site-service.ts';
import { createFormRepository } from './form-repository.ts';
import { formRoutes } from './form-routes.ts';
import { createFormService } from './form-service.ts';

export const formModule = defineModule('forms', ({ config, db, now, site }: Core & { site: SiteService }) => {
  const forms = createFormService({ repository: createFormRepository(db), site, now });
  return {
    services: { forms },
    routes: () => ({ api: [mount(formRoutes, { forms, perAddress: config.FORMS_PER_ADDRESS })] }),
  };
});
