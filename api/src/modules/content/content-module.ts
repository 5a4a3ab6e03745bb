import { defineModule, mount } from '../../module.ts';
import type { PageService } from '../pages/page-service.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { BlockResolver, type BlockSources } from './block-resolver.ts';
import { contentRoutes } from './content-routes.ts';
import { ContentService } from './content-service.ts';
import { drawRoutes } from './draw-routes.ts';

type Needs = BlockSources & {
  pages: PageService;
  seo: SeoBuilder;
  previews: PreviewLinks;
};

export const contentModule = defineModule('content', ({ pages, seo, previews, ...sources }: Needs) => {
  const blocks = new BlockResolver(sources);
  const content = new ContentService({ pages, blocks, seo, site: sources.site });
  return {
    services: { blocks, content },
    routes: () => ({
      api: [mount(contentRoutes, { content, previews })],
      manage: [mount(drawRoutes, { blocks })],
    }),
  };
});
