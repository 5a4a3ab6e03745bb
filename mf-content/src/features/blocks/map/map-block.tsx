import type { BlockOf } from '@site/contracts/blocks';
import { formatCount } from '@site/kernel/plurals';
import { typograph } from '@site/kernel/typography';
import { Icon } from '@site/ui/icon';
import { iconMapPin } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import type { BlockProps } from '../block-view.ts';
import { linkTo } from '../external-link.ts';
import { TitledSection } from '../titled-section.tsx';
import { MapFrame } from './map-frame.tsx';
import { pointOnMap } from './map-links.ts';
import css from './map-block.module.css';

/** More would push the rest of the page out of sight. */
const AT_ONCE = 6;

interface PointsProps {
  points: BlockOf<'map'>['points'];
  heading: 'h2' | 'h3';
}

const Points = ({ points, heading: Heading }: PointsProps) => (
  <ul className={css.points}>
    {points.map(({ coords, title, text }) => (
      <li key={`${title} ${coords.join()}`} className={css.point}>
        <Icon shape={iconMapPin} className={css.pin} />
        <div>
          <Heading className={css.title}>{typograph(title)}</Heading>
          <p className={css.text}>{typograph(text)}</p>
          <TextLink {...linkTo(pointOnMap(coords))} className={css.show} aria-label={`Показать на карте: ${title}`}>
            Показать на&nbsp;карте
          </TextLink>
        </div>
      </li>
    ))}
  </ul>
);

/** Addresses as text, for everyone and before any foreign script; the map above them is the visitor's own click. */
export function MapBlock({ block }: BlockProps<'map'>) {
  const heading = block.title ? 'h3' : 'h2';
  const rest = block.points.slice(AT_ONCE);
  return (
    <TitledSection block={block}>
      <MapFrame block={block} />
      <Points points={block.points.slice(0, AT_ONCE)} heading={heading} />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>Показать ещё {formatCount(rest.length, ['адрес', 'адреса', 'адресов'])}</summary>
          <Points points={rest} heading={heading} />
        </details>
      )}
    </TitledSection>
  );
}
