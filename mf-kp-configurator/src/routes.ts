import { defineRoutes } from '@site/contracts/remote';

export const routes = defineRoutes([{ path: '/account/kp', page: 'proposals', layout: 'account', access: 'user' }]);
