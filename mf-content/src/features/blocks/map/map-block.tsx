import { formatCount } from '@site/kernel/plurals';
import { typograph } from '@site/kernel/typography';
import { Icon } from '@site/ui/icon';
import { iconChevronDown, iconMapPin } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import type { BlockProps } from '../block-view.ts';
import { linkTo } from '../external-link.ts';
import { ContactText } from '../table/contact-text.tsx';
import { TitledSection } from '../titled-section.tsx';
import { MapFrame } from './map-frame.tsx';
import { pointOnMap } from './map-links.ts';
import css from './map-block.module.css';
import { groupByTown, type MapPoint } from './towns.ts';

interface PointsProps {
  id: string;
  points: readonly MapPoint[];
  heading: 'h2' | 'h3';
}

const Points = ({ id, points, heading: Heading }: PointsProps) => (
  <ul id={id} className={css.points} tabIndex={-1}>
    {points.map(({ coords, title, text }) => (
      <li key={`${title} ${coords.join()}`} className={css.point}>
        <Icon shape={iconMapPin} className={css.pin} />
        <div>
          <Heading className={css.title}>{typograph(title)}</Heading>
          <p className={css.text}>
            <ContactText text={text} />
          </p>
          <TextLink {...linkTo(pointOnMap(coords))} className={css.show} aria-label={`Показать на карте: ${title}`}>
            Показать на&nbsp;карте
          </TextLink>
        </div>
      </li>
    ))}
  </ul>
);

/** Addresses as text, without third-party scripts; the map beside them loads on a click. */
export function MapBlock({ block }: BlockProps<'map'>) {
  const heading = block.title ? 'h3' : 'h2';
  const towns = groupByTown(block.points);
  const listId = (index: number) => `${block.id}-town-${index + 1}`;
  return (
    <TitledSection block={block}>
      <div className={css.room}>
        <div className={css.columns}>
          <MapFrame block={block} towns={towns} listId={listId} />
          {towns.length === 1 ? (
            <Points id={listId(0)} points={block.points} heading={heading} />
          ) : (
            <div className={css.towns}>
              {towns.map(({ name, points }, index) => (
                <details key={name} name={block.id} open={index === 0 || undefined}>
                  <summary className={css.town}>
                    <span className={css.number}>{index + 1}</span>
                    {name}
                    <span className={css.count}>{formatCount(points.length, ['адрес', 'адреса', 'адресов'])}</span>
                    <Icon shape={iconChevronDown} size={20} />
                  </summary>
                  <Points id={listId(index)} points={points} heading={heading} />
                </details>
              ))}
            </div>
          )}
        </div>
      </div>
    </TitledSection>
  );
}
