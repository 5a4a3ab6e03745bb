import { defineRoutes } from '@site/contracts/remote';

export const routes = defineRoutes([{ path: '/academy', page: 'academy' }]);
