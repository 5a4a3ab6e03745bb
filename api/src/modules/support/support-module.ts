import { cacheReads } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { ContentService } from '../content/content-service.ts';
import type { DocumentPapers } from '../documents/document-papers.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import { SupportRepository } from './support-repository.ts';
import { supportDownloadRoutes, supportRoutes } from './support-routes.ts';

type Needs = Core & {
  categories: CategoryService;
  content: ContentService;
  documents: DocumentService;
  papers: DocumentPapers;
  previews: PreviewLinks;
};

/** Support documents: catalogues, manuals, passports, certificates. */
export const supportModule = defineModule(
  'support',
  ({ db, now, categories, content, documents, papers, previews }: Needs) => {
    const repository = new SupportRepository(db);
    const deps = { repository, cached: cacheReads(repository, now), categories, content, now };
    return {
      routes: () => ({
        api: [mount(supportRoutes, deps)],
        downloads: [mount(supportDownloadRoutes, { documents, papers, previews })],
      }),
    };
  },
);
