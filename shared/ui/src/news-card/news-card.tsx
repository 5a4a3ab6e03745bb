import { formatDate } from '@site/kernel/dates';
import { Picture, type PictureData } from '../picture/index.ts';
import css from './news-card.module.css';

export interface NewsCardData {
  url: string;
  title: string;
  lead: string;
  /** «2026-03-12» */
  date: string;
  picture: PictureData;
  tags: readonly string[];
}

export interface NewsCardProps {
  item: NewsCardData;
  headingLevel?: 2 | 3 | 4;
}

export function NewsCard({ item, headingLevel = 3 }: NewsCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={css.card}>
      <div className={css.media}>
        <Picture picture={item.picture} sizes="(min-width: 1025px) 33vw, 100vw" fit="cover" decorative />
      </div>
      <div className={css.meta}>
        <time dateTime={item.date}>{formatDate(item.date)}</time>
        {item.tags[0] && <span>{item.tags[0]}</span>}
      </div>
      <Heading className={css.title}>
        <a href={item.url}>{item.title}</a>
      </Heading>
      <p className={css.lead}>{item.lead}</p>
    </article>
  );
}
