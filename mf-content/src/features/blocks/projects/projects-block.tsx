import { bindSpaces } from '@site/kernel/typography';
import { Picture } from '@site/ui/picture';
import type { BlockProps } from '../block-view.ts';
import { CardGrid } from '../card-grid.tsx';
import { TitledSection } from '../titled-section.tsx';
import css from './projects-block.module.css';

export function ProjectsBlock({ block }: BlockProps<'projects'>) {
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <TitledSection block={block}>
      <CardGrid>
        {block.items.map(({ url, title, city, object_type: object, year, picture }) => (
          <article key={url} className={css.card}>
            <div className={css.media}>
              <Picture picture={picture} sizes="(min-width: 1025px) 33vw, 100vw" fit="cover" decorative />
            </div>
            <p className={css.facts}>{[city, object, year].join(' · ')}</p>
            <Heading className={css.title}><a href={url}>{bindSpaces(title)}</a></Heading>
          </article>
        ))}
      </CardGrid>
    </TitledSection>
  );
}
