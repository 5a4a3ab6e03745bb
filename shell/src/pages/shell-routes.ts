import type { LayoutName } from '@site/contracts/remote';
import type { RouteObject } from 'react-router-dom';

export const shellRoutes: { layout: LayoutName; object: RouteObject }[] = [];
