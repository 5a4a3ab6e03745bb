import { paths } from '@site/contracts/paths';
import type { PublicationCard, PublicationPageData } from '@site/contracts/publications';
import { formatDate } from '@site/kernel/dates';
import { typograph } from '@site/kernel/typography';
import { ChipLink, ChipList } from '@site/ui/chip';
import { TextLink } from '@site/ui/link';
import type { ReactNode } from 'react';
import css from './publication-meta.module.css';

type Marked = Pick<PublicationCard, 'section' | 'topic' | 'tags'>;

/** Returns the topic and tags with links to their lists. Articles have no list by tag. */
function marksOf({ section, topic, tags }: Marked) {
  const byTag = tags.map((tag) => ({ name: tag, href: paths.publications(section, { tag }) }));
  if (topic === null) return byTag;
  if (section === 'articles') return [{ name: topic, href: paths.publications(section, { topic }) }];
  return [{ name: topic, href: paths.publications(section, { category: topic }) }, ...byTag];
}

interface PublicationMetaProps {
  item: PublicationCard;
  author: PublicationPageData['author'];
  children: ReactNode;
}

export const PublicationMeta = ({ item, author, children }: PublicationMetaProps) => (
  <div className={css.meta}>
    {author && (
      <p className={css.author}>
        {author.url ? <TextLink href={author.url}>{author.name}</TextLink> : <span>{author.name}</span>}
        <span className={css.position}>{typograph(author.position)}</span>
      </p>
    )}
    <p className={css.facts}>
      <time dateTime={item.date}>{formatDate(item.date)}</time>
      {item.reading_minutes && <span>{item.reading_minutes}&nbsp;мин</span>}
    </p>
    <ChipList aria-label="Темы" role="group" data-print="hide">
      {marksOf(item).map(({ name, href }) => (
        <ChipLink key={name} href={href}>
          {name}
        </ChipLink>
      ))}
    </ChipList>
    {children}
  </div>
);
