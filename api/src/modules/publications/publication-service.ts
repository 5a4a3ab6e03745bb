import type { PublicationCard } from '@site/contracts/publications';
import { paths } from '@site/contracts/paths';
import type { PublicationSection } from '@site/contracts/publication-sections';
import { siteDay } from '@site/kernel/dates';
import type { SceneName } from '@site/contracts/scene-names';
import { sceneListPicture } from '../media/picture-urls.ts';
import type { PublicationRepository } from './publication-repository.ts';
import type { PublicationRow } from '../../tables/publication-tables.ts';
import { readingMinutes } from './reading-time.ts';

const toHeadline = (row: Omit<PublicationRow, 'id' | 'blocks'>): PublicationCard => ({
  section: row.section,
  slug: row.slug,
  url: paths.publication(row.section, row.slug),
  title: row.title,
  lead: row.lead,
  date: siteDay(row.published_at),
  picture: sceneListPicture(row.scene as SceneName, row.title),
  tags: row.tags,
  topic: row.topic,
  reading_minutes: null,
});

export const toPublicationCard = (row: Omit<PublicationRow, 'id'>): PublicationCard => ({
  ...toHeadline(row),
  ...(row.section !== 'news' && { reading_minutes: readingMinutes(row.blocks) }),
});

/** `cached` may be a few seconds old; `now` is rounded, so that requests within a minute share a cached read. */
export type PublicationDeps = { repository: PublicationRepository; cached: PublicationRepository; now: () => Date };

export class PublicationService {
  constructor(private readonly deps: PublicationDeps) {}

  async latest(section: PublicationSection, limit: number, tag?: string): Promise<PublicationCard[]> {
    const { cached, now } = this.deps;
    return (await cached.list(section, now(), { ...(tag && { tag }) }, limit)).map(toPublicationCard);
  }

  /** All publications, for the search, which caches them by content version itself. */
  async headlines(limit: number): Promise<PublicationCard[]> {
    const { repository, now } = this.deps;
    return (await repository.headlines(now(), limit)).map(toHeadline);
  }
}
