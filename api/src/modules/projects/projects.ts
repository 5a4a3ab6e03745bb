import type { ProjectCard } from '@site/contracts/blocks';
import { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { desc, eq, ne } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { projects } from '../../db/schema.ts';
import { problems } from '../../errors.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { SceneName } from '../media/drawings/index.ts';
import { scenePicture, sceneShareImage } from '../media/picture-urls.ts';
import type { SeoBuilder } from '../seo/seo.ts';
import type { Visitor } from '../session/visitor.ts';

type Row = typeof projects.$inferSelect;

export const createProjectRepository = (db: Db) => ({
  list: (limit: number, except?: string): Promise<Row[]> =>
    db
      .select()
      .from(projects)
      .where(except ? ne(projects.slug, except) : undefined)
      .orderBy(desc(projects.year), desc(projects.id))
      .limit(limit),
  async find(slug: string): Promise<Row | undefined> {
    const [row] = await db.select().from(projects).where(eq(projects.slug, slug));
    return row;
  },
});

type Repository = ReturnType<typeof createProjectRepository>;

const toCard = (row: Row): ProjectCard => ({
  url: paths.project(row.slug),
  title: row.title,
  city: row.city,
  object_type: row.object_type,
  year: row.year,
  picture: scenePicture(row.scene as SceneName, row.title),
});

export const createProjectService = (repository: Repository) => ({
  cards: async (limit: number, except?: string) => (await repository.list(limit, except)).map(toCard),
});

export type ProjectService = ReturnType<typeof createProjectService>;

type PageDependencies = { repository: Repository; blocks: BlockResolver; seo: SeoBuilder };

export const createProjectPages = ({ repository, blocks, seo }: PageDependencies) => ({
  async item(slug: string, visitor: Visitor): Promise<PageAnswer> {
    const row = await repository.find(slug);
    if (!row) throw problems.notFound();
    const url = paths.project(slug);
    return {
      seo: seo.build({
        title: row.title,
        description: row.lead,
        h1: row.title,
        path: url,
        crumbs: [
          { name: 'Проекты', url: paths.projects() },
          { name: row.title, url },
        ],
        image: sceneShareImage(row.scene as SceneName),
        type: 'article',
      }),
      content: await blocks(row.blocks, visitor),
      pagedata: { kind: 'content' },
    };
  },
});

export type ProjectPages = ReturnType<typeof createProjectPages>;

export const projectRoutes: FastifyPluginAsyncZod<{ projectPages: ProjectPages }> = async (app, { projectPages }) => {
  const schema = { params: z.object({ slug: z.string().max(200) }), response: { 200: PageAnswer } };
  app.get('/api/projects/:slug/', { schema }, (request) => projectPages.item(request.params.slug, request.visitor));
};
