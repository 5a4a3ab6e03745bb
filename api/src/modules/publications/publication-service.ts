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

export type PublicationDependencies = { repository: PublicationRepository; now: () => Date };

export const createPublicationService = ({ repository, now }: PublicationDependencies) => ({
  latest: async (section: PublicationSection, limit: number, tag?: string) =>
    (await repository.list(section, now(), { ...(tag && { tag }) }, limit)).map(toPublicationCard),
  headlines: async (limit: number) => (await repository.headlines(now(), limit)).map(toHeadline),
});

export type PublicationService = ReturnType<typeof createPublicationService>;
