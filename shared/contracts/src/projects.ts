import { z } from 'zod';
import { ProjectCard } from './blocks.ts';
import { pagedList } from './paged-list.ts';

export const projectFilters = ['direction', 'type', 'city', 'year'] as const;
export type ProjectFilter = (typeof projectFilters)[number];

/** `GET /api/projects/`, with filters, `page` and `from`. */
export const ProjectListPageData = z.object({
  kind: z.literal('project-list'),
  items: z.array(ProjectCard),
  ...pagedList(projectFilters),
});
export type ProjectListPageData = z.infer<typeof ProjectListPageData>;
