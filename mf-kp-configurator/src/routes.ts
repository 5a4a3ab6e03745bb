import { paths } from '@site/contracts/paths';
import { proposalSteps } from '@site/contracts/proposal-steps';
import { defineRoutes } from '@site/contracts/remote';

const slug = 'kp-\\d{4}-\\d{6}(-\\d+)?';
const unseen = 'no partner has a proposal yet';

export const routes = defineRoutes([
  { path: '/account/kp', page: 'proposals', layout: 'account', access: 'user' },
  { path: '/account/kp/configured', page: 'configured-proposal', layout: 'account', access: 'user' },
  // The editor has the width of the page: its breadcrumbs lead back to the account.
  { path: '/account/kp/:slug', page: 'proposal', access: 'user', validate: { slug }, unseen },
  {
    path: '/account/kp/:slug/:step',
    page: 'proposal',
    access: 'user',
    validate: { slug, step: proposalSteps.join('|') },
    unseen,
  },
  { path: '/account/staff/proposals', page: 'staff-proposals', layout: 'account', access: 'user' },
  {
    path: '/account/staff/proposals/:slug',
    page: 'staff-proposal',
    layout: 'account',
    access: 'user',
    validate: { slug },
    // Read-only sessions get the second factor's page, whatever the proposal.
    examples: [paths.staffSection('proposals', 'kp-2026-000001')],
  },
  { path: '/catalog/parking-systems/configurator', page: 'configurator' },
  {
    path: '/catalog/parking-systems/configurator/:step',
    page: 'configurator',
    // The first step has the address above.
    validate: { step: proposalSteps.slice(1).join('|') },
    examples: [paths.configuratorStep('servers')],
  },
  // The customer's view: without menus of the site, because the offer is the partner's.
  {
    path: '/view-kp/:id',
    page: 'public-proposal',
    layout: 'empty',
    validate: { id: '[\\w-]{20,64}' },
    unseen: 'no customer has a proposal yet',
  },
]);
