import { cacheReads } from '../../memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { PageService } from '../pages/page-service.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { createProjectPages } from './project-pages.ts';
import { createProjectRepository } from './project-repository.ts';
import { projectRoutes } from './project-routes.ts';
import { createProjectService } from './project-service.ts';

type Needs = Core & { pages: PageService; previews: PreviewLinks };

export const projectModule = defineModule('projects', ({ db, now, pages, previews }: Needs) => {
  const repository = cacheReads(createProjectRepository(db), now);
  return {
    services: { projects: createProjectService(repository) },
    routes: ({ blocks, partners, seo }: { blocks: BlockResolver; partners: PartnerService; seo: SeoBuilder }) => ({
      api: [
        mount(projectRoutes, {
          projectPages: createProjectPages({ repository, pages, blocks, partners, seo }),
          previews,
        }),
      ],
    }),
  };
});
