import { bindSpaces } from '@site/kernel/typography';
import { ButtonLink } from '@site/ui/button';
import { Icon } from '@site/ui/icon';
import { iconExternal, iconMapPin } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import type { BlockProps } from '../block-view.ts';
import { linkTo } from '../external-link.ts';
import { TitledSection } from '../titled-section.tsx';
import { allOnMap, pointOnMap } from './map-links.ts';
import css from './map-block.module.css';

/** Addresses as text, for everyone and before any foreign script; the map itself is the visitor's own click. */
export function MapBlock({ block }: BlockProps<'map'>) {
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <TitledSection block={block}>
      <ul role="list" className={css.points}>
        {block.points.map(({ coords, title, text }) => (
          <li key={coords.join()} className={css.point}>
            <Icon shape={iconMapPin} className={css.pin} />
            <div>
              <Heading className={css.title}>{bindSpaces(title)}</Heading>
              <p className={css.text}>{bindSpaces(text)}</p>
              <TextLink {...linkTo(pointOnMap(coords))} className={css.show} aria-label={`Показать на карте: ${title}`}>
                Показать на&nbsp;карте
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink {...linkTo(allOnMap(block))} variant="secondary" iconEnd={iconExternal}>
        Показать карту
      </ButtonLink>
    </TitledSection>
  );
}
