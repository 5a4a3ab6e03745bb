import { paths } from '@site/contracts/paths';
import { defineRoutes } from '@site/contracts/remote';

const id = '[0-9a-fA-F-]{36}';

export const routes = defineRoutes([
  { path: '/login', page: 'login', header: 'no-bottom', rules: { appMiddleware: ['guest'] } },
  { path: '/register', page: 'register', header: 'no-bottom', rules: { appMiddleware: ['guest'] } },
  { path: '/account', layout: 'account', access: 'user', rules: { redirect: paths.account() } },
  { path: '/account/main', page: 'main', layout: 'account', access: 'user' },
  { path: '/account/personal', page: 'personal', layout: 'account', access: 'user' },
  { path: '/account/partner-certificate', page: 'partner-certificate', layout: 'account', access: 'user' },
  { path: '/account/media', page: 'partner-materials', layout: 'account', access: 'user' },
  { path: '/account/policy', page: 'partner-policy', layout: 'account', access: 'user' },
  { path: '/partners/certificate', page: 'certificate-check' },
  { path: '/captcha', page: 'captcha', header: 'no-bottom' },
  {
    path: '/system/email/:code',
    page: 'confirm-email',
    header: 'no-bottom',
    validate: { code: '[A-Za-z0-9_-]{1,100}' },
  },
  {
    path: '/system/ispring-email/:code',
    page: 'confirm-email',
    header: 'no-bottom',
    validate: { code: '[A-Za-z0-9_-]{1,100}' },
  },
  { path: '/account/profile', layout: 'account', access: 'user', rules: { redirect: paths.accountProfile() } },
  { path: '/account/profile/main-office', page: 'profile-office', layout: 'account', access: 'user' },
  { path: '/account/profile/main-office/edit', page: 'profile-office-edit', layout: 'account', access: 'user' },
  { path: '/account/profile/main-office/branches', page: 'profile-branches', layout: 'account', access: 'user' },
  { path: '/account/profile/main-office/branches/add', page: 'profile-branch-edit', layout: 'account', access: 'user' },
  {
    path: '/account/profile/main-office/branches/:id',
    page: 'profile-branch',
    layout: 'account',
    access: 'user',
    validate: { id },
  },
  {
    path: '/account/profile/main-office/branches/:id/edit',
    page: 'profile-branch-edit',
    layout: 'account',
    access: 'user',
    validate: { id },
  },
  { path: '/account/profile/projects', page: 'profile-projects', layout: 'account', access: 'user' },
  { path: '/account/profile/projects/add', page: 'profile-project', layout: 'account', access: 'user' },
  {
    path: '/account/profile/projects/:id',
    page: 'profile-project',
    layout: 'account',
    access: 'user',
    validate: { id },
  },
  {
    path: '/account/profile/projects/:id/view',
    page: 'profile-project-view',
    layout: 'account',
    access: 'user',
    validate: { id },
  },
  { path: '/account/profile/expanded-services', page: 'profile-services', layout: 'account', access: 'user' },
  { path: '/account/profile/self-products', page: 'profile-own-products', layout: 'account', access: 'user' },
  { path: '/account/profile/help', page: 'profile-help', layout: 'account', access: 'user' },
  { path: '/account/profile/employees', page: 'profile-employees', layout: 'account', access: 'user' },
]);
