import type { BlockOf } from '@site/contracts/blocks';
import { typograph } from '@site/kernel/typography';
import { Badge } from '@site/ui/badge';
import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconArrowRight } from '@site/ui/icons';
import { CardLink } from '@site/ui/link';
import { phoneRow } from '@site/ui/phone-row';
import { Picture } from '@site/ui/picture';
import type { BlockProps } from '../block-view.ts';
import { linkTo } from '../external-link.ts';
import { TitledSection } from '../titled-section.tsx';
import css from './cards-block.module.css';

type Columns = BlockOf<'cards'>['columns'];

const columnClass: Record<Columns, string | undefined> = { 2: css.two, 3: css.three, 4: css.four };
const sizes: Record<Columns, string> = {
  2: '(min-width: 600px) 50vw, 100vw',
  3: '(min-width: 1440px) 437px, (min-width: 700px) 33vw, (min-width: 600px) 50vw, 100vw',
  4: '(min-width: 1440px) 322px, (min-width: 1025px) 25vw, (min-width: 600px) 50vw, 100vw',
};

export function CardsBlock({ block }: BlockProps<'cards'>) {
  const isRow = block.items.length > 2 && block.items.every(({ picture, link }) => picture && link);
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <TitledSection block={block}>
      <ul className={cx(css.cards, columnClass[block.columns], isRow && phoneRow)}>
        {block.items.map(({ picture, title, text, link, badge }) => (
          <li key={title} className={cx(css.card, link && css.linked)}>
            {picture && (
              <div className={cx(css.media, block.portraits && css.portrait)}>
                <Picture picture={picture} sizes={sizes[block.columns]} fit="cover" decorative />
              </div>
            )}
            <div className={css.body}>
              {badge && (
                <div className={picture ? css.onPicture : css.badge}>
                  <Badge tone="info">{badge}</Badge>
                </div>
              )}
              <Heading className={css.title}>
                {link ? <CardLink {...linkTo(link)}>{typograph(title)}</CardLink> : typograph(title)}
              </Heading>
              <p className={css.text}>{typograph(text)}</p>
              {link && (
                <span className={css.go}>
                  <Icon shape={iconArrowRight} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
