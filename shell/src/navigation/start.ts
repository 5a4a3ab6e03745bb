import type { ClientComposition } from '@site/contracts/composition';
import type { createBrowserRouter } from 'react-router-dom';
import { followLinks } from './follow-links.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

export function startNavigation({ router }: { router: Router; composition: ClientComposition }) {
  followLinks(router);
}
