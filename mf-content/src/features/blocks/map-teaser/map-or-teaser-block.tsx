import { formatCount } from '@site/kernel/plurals';
import type { BlockProps } from '../block-view.ts';
import { MapBlock } from '../map/map-block.tsx';
import { groupByTown } from '../map/towns.ts';
import { TitledSection } from '../titled-section.tsx';
import css from './map-teaser.module.css';

/** Number of towns that fit in two lines on a phone. */
const NAMED = 5;

/**
 * A map with a link to all addresses is a teaser: a phone shows the towns in a line and the link, because the map would
 * fill two screens.
 */
export function MapOrTeaserBlock(props: BlockProps<'map'>) {
  const { title, more, points } = props.block;
  const towns = groupByTown(points);
  if (!title || !more || towns.length === 1) return <MapBlock {...props} />;
  return (
    <>
      <div className={css.whole}>
        <MapBlock {...props} />
      </div>
      <TitledSection block={{ title, more }} className={css.short}>
        <p>
          {formatCount(points.length, ['адрес', 'адреса', 'адресов'])} в{'\u00a0'}
          {formatCount(towns.length, ['городе', 'городах', 'городах'])}:{' '}
          {towns
            .slice(0, NAMED)
            .map(({ name }) => name)
            .join(', ')}
          {towns.length > NAMED && <span> и&nbsp;другие</span>}
        </p>
      </TitledSection>
    </>
  );
}
