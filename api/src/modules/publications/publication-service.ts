import type { PublicationCard } from '@site/contracts/publications';
import { paths } from '@site/contracts/paths';
import type { PublicationSection } from '@site/contracts/publication-sections';
import { siteDay } from '@site/kernel/dates';
import type { DocumentPictures } from '../media/library/document-pictures.ts';
import type { Photographs } from '../media/library/photographs.ts';
import type { PublicationRepository } from './publication-repository.ts';
import type { PublicationRow } from '../../tables/publication-tables.ts';
import { readingMinutes } from './reading-time.ts';

const toHeadline = (row: Omit<PublicationRow, 'id' | 'blocks'>, pictures: DocumentPictures): PublicationCard => ({
  section: row.section,
  slug: row.slug,
  url: paths.publication(row.section, row.slug),
  title: row.title,
  lead: row.lead,
  date: siteDay(row.published_at),
  picture: pictures.cardCover(row.scene, row.title),
  tags: row.tags,
  topic: row.topic,
  reading_minutes: null,
});

export const toPublicationCard = (row: Omit<PublicationRow, 'id'>, pictures: DocumentPictures): PublicationCard => ({
  ...toHeadline(row, pictures),
  ...(row.section !== 'news' && { reading_minutes: readingMinutes(row.blocks) }),
});

export const picturesOf = (photographs: Photographs, rows: readonly Pick<PublicationRow, 'scene'>[]) =>
  photographs.picturesOf(rows.map(({ scene }) => scene));

export async function toPublicationCards(photographs: Photographs, rows: readonly Omit<PublicationRow, 'id'>[]) {
  const pictures = await picturesOf(photographs, rows);
  return rows.map((row) => toPublicationCard(row, pictures));
}

/** `cached` may be a few seconds old; `now` is rounded, so that requests within a minute share a cached read. */
export type PublicationDeps = {
  repository: PublicationRepository;
  cached: PublicationRepository;
  photographs: Photographs;
  now: () => Date;
};

export class PublicationService {
  constructor(private readonly deps: PublicationDeps) {}

  async latest(section: PublicationSection, limit: number, tag?: string): Promise<PublicationCard[]> {
    const { cached, now, photographs } = this.deps;
    return toPublicationCards(photographs, await cached.list(section, now(), { ...(tag && { tag }) }, limit));
  }

  /** All publications, for the search, which caches them by content version itself. */
  async headlines(limit: number): Promise<PublicationCard[]> {
    const { repository, now, photographs } = this.deps;
    const rows = await repository.headlines(now(), limit);
    const pictures = await picturesOf(photographs, rows);
    return rows.map((row) => toHeadline(row, pictures));
  }
}
