import type { ClientComposition } from '@site/contracts/composition';
import { browserPlugin } from './browser-plugin.ts';
import { createFederation } from './federation.ts';
import { federatedLoadPage, type LoadPage } from './load-page.ts';

/** Loads pages from the composition's remotes. The benchmark's single bundle replaces this module. */
export const pageLoader = ({ remotes }: ClientComposition): LoadPage =>
  federatedLoadPage(createFederation(remotes, browserPlugin(remotes)));
