import type { ProjectCard } from '@site/contracts/blocks';
import { paths } from '@site/contracts/paths';
import type { SceneName } from '@site/contracts/scene-names';
import { sceneListPicture } from '../media/picture-urls.ts';
import type { ProjectRow, ProjectRepository } from './project-repository.ts';

export const toProjectCard = (row: ProjectRow): ProjectCard => ({
  url: paths.project(row.slug),
  title: row.title,
  city: row.city,
  object_type: row.object_type,
  directions: row.directions,
  year: row.year,
  picture: sceneListPicture(row.scene as SceneName, row.title),
});

export const createProjectService = (repository: ProjectRepository) => ({
  cards: async (limit: number, except?: string) => (await repository.list(limit, except)).map(toProjectCard),
  /** Projects of the partner with this slug. */
  cardsOf: async (partner: string, limit: number) => (await repository.ofPartner(partner, limit)).map(toProjectCard),
});

export type ProjectService = ReturnType<typeof createProjectService>;
