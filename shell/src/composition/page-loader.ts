import type { ClientComposition } from '@site/contracts/composition';
import { browserPlugin } from './browser-plugin.ts';
import { createFederation } from './federation.ts';
import { federatedLoadPage, type LoadPage } from './load-page.ts';

/** How the browser gets pages: from the composition's remotes. The bench's single bundle has its own. */
export const pageLoader = ({ remotes }: ClientComposition): LoadPage =>
  federatedLoadPage(createFederation(remotes, browserPlugin(remotes)));
