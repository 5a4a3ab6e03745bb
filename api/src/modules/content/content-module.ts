import { defineModule, mount } from '../../module.ts';
import type { PageService } from '../pages/page-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { type BlockSources, createBlockResolver } from './block-resolver.ts';
import { contentRoutes } from './content-routes.ts';
import { createContentService } from './content-service.ts';

type Needs = BlockSources & { pages: PageService; seo: SeoBuilder };

export const contentModule = defineModule('content', ({ pages, seo, ...sources }: Needs) => {
  const blocks = createBlockResolver(sources);
  const content = createContentService({ pages, blocks, seo, site: sources.site });
  return { services: { blocks, content }, routes: () => ({ api: [mount(contentRoutes, { content })] }) };
});
