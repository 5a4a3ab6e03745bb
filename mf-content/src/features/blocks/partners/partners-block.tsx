import { listed } from '@site/kernel/listed';
import { formatPhone, telHref } from '@site/kernel/phone';
import { Badge } from '@site/ui/badge';
import { TextLink } from '@site/ui/link';
import type { BlockProps } from '../block-view.ts';
import { CardGrid } from '../card-grid.tsx';
import { TitledSection } from '../titled-section.tsx';
import css from './partners-block.module.css';

export function PartnersBlock({ block }: BlockProps<'partners'>) {
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <TitledSection block={block}>
      <CardGrid>
        {block.items.map(({ url, name, level_label: level, cities, directions, phone }) => (
          <article key={url} className={css.card}>
            <Badge tone="info">{level}</Badge>
            <Heading className={css.name}>
              <a href={url}>{name}</a>
            </Heading>
            <dl className={css.facts}>
              <div>
                <dt>Города</dt>
                <dd>{cities.join(', ')}</dd>
              </div>
              <div>
                <dt>Направления</dt>
                <dd>{listed(directions)}</dd>
              </div>
            </dl>
            <TextLink href={telHref(phone)} className={css.phone}>
              {formatPhone(phone)}
            </TextLink>
          </article>
        ))}
      </CardGrid>
    </TitledSection>
  );
}
