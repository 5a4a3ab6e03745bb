import type { Config } from '../../config.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import { partyRoutes } from './party-routes.ts';

const COMPANY_SUGGESTIONS = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs/suggest/party';

/** Outside production a stand-in with synthetic companies is used. */
const companyLookup = ({ NODE_ENV, COMPANY_LOOKUP_URL, COMPANY_LOOKUP_TOKEN: token }: Config) => ({
  url: COMPANY_LOOKUP_URL ?? (NODE_ENV === 'production' ? COMPANY_SUGGESTIONS : '/dev/suggestions/party'),
  token,
});

export const partyModule = defineModule('suggestions', ({ config }: Core) => ({
  services: { lookup: companyLookup(config) },
  routes: () => ({ dev: [mount(partyRoutes, {})] }),
}));
