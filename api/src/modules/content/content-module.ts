import { defineModule, mount } from '../../module.ts';
import type { PageService } from '../pages/page-service.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { type BlockSources, createBlockResolver } from './block-resolver.ts';
import { contentRoutes } from './content-routes.ts';
import { createContentService } from './content-service.ts';

type Needs = BlockSources & {
  pages: PageService;
  seo: SeoBuilder;
  previews: PreviewLinks;
};

export const contentModule = defineModule('content', ({ pages, seo, previews, ...sources }: Needs) => {
  const blocks = createBlockResolver(sources);
  const content = createContentService({ pages, blocks, seo, site: sources.site });
  return {
    services: { blocks, content },
    routes: () => ({ api: [mount(contentRoutes, { content, previews })] }),
  };
});
