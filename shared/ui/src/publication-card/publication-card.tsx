import { formatDate } from '@site/kernel/dates';
import { CardLink } from '../link/index.ts';
import { Picture, type PictureData } from '../picture/index.ts';
import css from './publication-card.module.css';

export interface PublicationCardData {
  url: string;
  title: string;
  lead: string;
  /** «2026-03-12» */
  date: string;
  picture: PictureData;
  tags: readonly string[];
  /** Shown instead of the first tag. */
  topic: string | null;
  reading_minutes: number | null;
}

export interface PublicationCardProps {
  item: PublicationCardData;
  headingLevel?: 2 | 3 | 4;
}

/** A news item, blog post or article in a list. */
export function PublicationCard({ item, headingLevel = 3 }: PublicationCardProps) {
  const Heading = `h${headingLevel}` as const;
  const topic = item.topic ?? item.tags[0];
  return (
    <article className={css.card}>
      <div className={css.media}>
        <Picture picture={item.picture} sizes="(min-width: 1025px) 33vw, 100vw" fit="cover" decorative />
      </div>
      <div className={css.meta}>
        <time dateTime={item.date}>{formatDate(item.date)}</time>
        {topic && <span>{topic}</span>}
        {item.reading_minutes && <span>{item.reading_minutes}&nbsp;мин</span>}
      </div>
      <Heading className={css.title}>
        <CardLink href={item.url}>{item.title}</CardLink>
      </Heading>
      <p className={css.lead}>{item.lead}</p>
    </article>
  );
}
