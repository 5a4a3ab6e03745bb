import { type Core, defineModule, mount } from '../../module.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { policyRoutes } from './policy-routes.ts';
import { PolicyService } from './policy-service.ts';

export const policyModule = defineModule('partner-policy', ({ db, now, seo }: Core & { seo: SeoBuilder }) => {
  const policy = new PolicyService({ db, now });
  return {
    services: { policy },
    // Acknowledgements are the company's.
    personalData: { keeps: ['policy_acknowledgements.user_id'] },
    routes: () => ({ api: [mount(policyRoutes, { policy, seo })] }),
  };
});
