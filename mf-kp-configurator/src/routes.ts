import { proposalSteps } from '@site/contracts/proposal-steps';
import { defineRoutes } from '@site/contracts/remote';

const slug = 'kp-\\d{4}-\\d{6}(-\\d+)?';

export const routes = defineRoutes([
  { path: '/account/kp', page: 'proposals', layout: 'account', access: 'user' },
  { path: '/account/kp/:slug', page: 'proposal', layout: 'account', access: 'user', validate: { slug } },
  {
    path: '/account/kp/:slug/:step',
    page: 'proposal',
    layout: 'account',
    access: 'user',
    validate: { slug, step: proposalSteps.join('|') },
  },
  // The customer's view: without menus of the site, because the offer is the partner's.
  { path: '/view-kp/:id', page: 'public-proposal', layout: 'empty', validate: { id: '[\\w-]{20,64}' } },
]);
