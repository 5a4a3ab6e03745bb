import { clientComposition } from '@site/contracts/composition';
import type { RendererOptions } from '@site/contracts/renderer';
import { createFederation } from '../composition/federation.ts';
import { federatedLoadPage, type LoadPage } from '../composition/load-page.ts';
import { serverPlugin } from './server-plugin.ts';

/** Loads pages from the releases' server builds. The benchmark's single bundle replaces this module. */
export const pageLoader = ({ composition, folders }: RendererOptions): LoadPage =>
  federatedLoadPage(createFederation(clientComposition(composition).remotes, serverPlugin(composition, folders)));
