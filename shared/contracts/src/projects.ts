import { z } from 'zod';
import { ProjectCard } from './blocks.ts';
import { pagedList } from './paged-list.ts';

export const projectFilters = ['direction', 'type', 'city', 'year'] as const;
export type ProjectFilter = (typeof projectFilters)[number];

export const ProjectTown = z.object({
  name: z.string(),
  coords: z
    .tuple([z.number(), z.number()])
    .nullable()
    .describe('[longitude, latitude]; null: not in the list of towns'),
  count: z.int().positive(),
});
export type ProjectTown = z.infer<typeof ProjectTown>;

/** `GET /api/projects/`, with filters, `view` and `page`. */
export const ProjectListPageData = z.object({
  kind: z.literal('project-list'),
  items: z.array(ProjectCard),
  view: z.enum(['list', 'map']),
  towns: z
    .array(ProjectTown)
    .describe('for the map, sorted by name; filtered by everything but the town, so that another can be chosen'),
  ...pagedList(projectFilters),
});
export type ProjectListPageData = z.infer<typeof ProjectListPageData>;
