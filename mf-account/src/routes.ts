import { paths } from '@site/contracts/paths';
import { defineRoutes } from '@site/contracts/remote';

export const routes = defineRoutes([
  { path: '/login', page: 'login', header: 'no-bottom', rules: { appMiddleware: ['guest'] } },
  { path: '/register', page: 'register', header: 'no-bottom', rules: { appMiddleware: ['guest'] } },
  { path: '/account', layout: 'account', access: 'user', rules: { redirect: paths.account() } },
  { path: '/account/main', page: 'main', layout: 'account', access: 'user' },
]);
