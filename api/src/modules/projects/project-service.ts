import type { ProjectCard } from '@site/contracts/blocks';
import { paths } from '@site/contracts/paths';
import { carParkOf } from '@site/kp-rules/car-park-scheme';
import type { DocumentPictures } from '../media/library/document-pictures.ts';
import type { Photographs } from '../media/library/photographs.ts';
import type { ProjectRow, ProjectRepository } from './project-repository.ts';

const toProjectCard = (row: ProjectRow, pictures: DocumentPictures): ProjectCard => ({
  url: paths.project(row.slug),
  title: row.title,
  city: row.city,
  object_type: row.object_type,
  directions: row.directions,
  year: row.year,
  picture: pictures.cardCover(row.scene, row.title),
});

export async function toProjectCards(photographs: Photographs, rows: readonly ProjectRow[]): Promise<ProjectCard[]> {
  const pictures = await photographs.picturesOf(rows.map(({ scene }) => scene));
  return rows.map((row) => toProjectCard(row, pictures));
}

export class ProjectService {
  constructor(
    private readonly repository: ProjectRepository,
    private readonly photographs: Photographs,
  ) {}

  /** The car park of a project that has one. */
  async carPark(slug: string) {
    const project = await this.repository.find(slug);
    if (!project?.parking) return null;
    return { title: project.title, url: paths.project(slug), configuration: carParkOf(project.parking.scheme) };
  }

  async cards(limit: number, except?: string) {
    return toProjectCards(this.photographs, await this.repository.list(limit, except));
  }

  /** Projects of the partner with this slug. */
  async cardsOf(partner: string, limit: number) {
    return toProjectCards(this.photographs, await this.repository.ofPartner(partner, limit));
  }
}
