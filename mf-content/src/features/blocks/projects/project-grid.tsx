import type { ProjectCard } from '@site/contracts/blocks';
import { listed } from '@site/kernel/listed';
import { typograph } from '@site/kernel/typography';
import { CardLink } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import { CardGrid } from '../card-grid.tsx';
import css from './project-grid.module.css';

interface ProjectGridProps {
  teaser?: boolean;
  items: readonly ProjectCard[];
  headingLevel: 2 | 3;
  /** Synchronizes the cards with a map: a mark in one shows in the other. */
  sync?: { marked: readonly string[]; onMark: (cities: readonly string[]) => void };
}

function syncHandlers({ marked, onMark }: NonNullable<ProjectGridProps['sync']>, city: string) {
  const mark = () => onMark([city]);
  const leave = () => onMark([]);
  return {
    'data-marked': marked.includes(city) || undefined,
    onMouseEnter: mark,
    onMouseLeave: leave,
    onFocus: mark,
    onBlur: leave,
  };
}

export function ProjectGrid({ items, headingLevel, teaser, sync }: ProjectGridProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <CardGrid teaser={teaser}>
      {items.map(({ url, title, city, object_type: object, directions, year, picture }) => (
        <article key={url} className={css.card} {...(sync && syncHandlers(sync, city))}>
          <div className={css.media}>
            <Picture picture={picture} sizes="(min-width: 1025px) 33vw, 100vw" fit="cover" decorative />
          </div>
          <p className={css.facts}>{[city, object, year].join('\u00a0· ')}</p>
          <Heading className={css.title}>
            <CardLink href={url}>{typograph(title)}</CardLink>
          </Heading>
          {directions.length > 0 && <p className={css.directions}>{listed(directions)}</p>}
        </article>
      ))}
    </CardGrid>
  );
}
