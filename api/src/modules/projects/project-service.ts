import type { ProjectCard } from '@site/contracts/blocks';
import { paths } from '@site/contracts/paths';
import type { SceneName } from '@site/contracts/scene-names';
import { carParkOf } from '@site/kp-rules/car-park-scheme';
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

export class ProjectService {
  constructor(private readonly repository: ProjectRepository) {}

  /** The car park of a project that has one. */
  async carPark(slug: string) {
    const project = await this.repository.find(slug);
    if (!project?.parking) return null;
    return { title: project.title, url: paths.project(slug), configuration: carParkOf(project.parking.scheme) };
  }

  async cards(limit: number, except?: string) {
    return (await this.repository.list(limit, except)).map(toProjectCard);
  }

  /** Projects of the partner with this slug. */
  async cardsOf(partner: string, limit: number) {
    return (await this.repository.ofPartner(partner, limit)).map(toProjectCard);
  }
}
