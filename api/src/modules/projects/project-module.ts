import { cacheReads } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { Photographs } from '../media/library/photographs.ts';
import type { PageService } from '../pages/page-service.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { type Partners, ProjectPages } from './project-pages.ts';
import { ProjectRepository } from './project-repository.ts';
import { projectRoutes } from './project-routes.ts';
import { ProjectService } from './project-service.ts';

type Needs = Core & { pages: PageService; photographs: Photographs; previews: PreviewLinks };

export const projectModule = defineModule('projects', ({ db, now, pages, photographs, previews }: Needs) => {
  const repository = cacheReads(new ProjectRepository(db), now);
  return {
    services: { projects: new ProjectService(repository, photographs) },
    routes: ({ blocks, partners, seo }: { blocks: BlockResolver; partners: Partners; seo: SeoBuilder }) => ({
      api: [
        mount(projectRoutes, {
          projectPages: new ProjectPages({ repository, pages, photographs, blocks, partners, seo }),
          previews,
        }),
      ],
    }),
  };
});
