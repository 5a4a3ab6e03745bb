import { formatCount } from '@site/kernel/plurals';
import { isPlainClick } from '@site/ui/link';
import type { CSSProperties, MouseEvent } from 'react';
import type { MapSync } from './map-sync.ts';
import { dotOf, layOut, stages, viewBoxOf, type Placed, type Stage } from './map-layout.ts';
// Styles of the page: the server's HTML needs them before this chunk loads.
import css from './map-frame.module.css';
import { russia } from './russia.ts';
import { countOf, type MapPoint, type Town } from './towns.ts';

const short = (value: number) => Math.round(value * 100) / 100;

/** By stage. */
type Layouts = readonly Placed[][];

/** Computed once for the drawing and the key. */
const layOutAll = (towns: readonly Town[]): Layouts => {
  const named = towns.map((town) => ({ name: town.name, coords: town.coords, count: countOf(town) }));
  return stages.map((stage) => layOut(named, stage));
};

/** Custom properties with the positions of a pin and its dot on each stage. */
const coordinates = {
  small: ['--small-x', '--small-y', '--small-dot-x', '--small-dot-y'],
  medium: ['--medium-x', '--medium-y', '--medium-dot-x', '--medium-dot-y'],
  large: ['--large-x', '--large-y', '--large-dot-x', '--large-dot-y'],
} as const;

/** Positions of a pin, which is one link on all stages. Without room for the pin it is at its dot. */
function places(layouts: Layouts, town: number, count: number): CSSProperties {
  const style: Record<`--${string}`, number> = { '--dot': short(dotOf(count)) };
  for (const [index, { name }] of stages.entries()) {
    const { spot, pin } = layouts[index]![town]!;
    const [x, y, dotX, dotY] = coordinates[name];
    style[x] = short((pin ?? spot).x);
    style[y] = short((pin ?? spot).y);
    style[dotX] = short(spot.x);
    style[dotY] = short(spot.y);
  }
  return style;
}

const stagesWhere = (layouts: Layouts, town: number, is: (placed: Placed) => boolean) =>
  stages
    .filter((_, index) => is(layouts[index]![town]!))
    .map(({ name }) => name)
    .join(' ') || undefined;
const numberedOn = (layouts: Layouts, town: number) => stagesWhere(layouts, town, ({ pin }) => pin?.named === false);
const bareOn = (layouts: Layouts, town: number) => stagesWhere(layouts, town, ({ pin }) => !pin);
/** Stages without the name on the sheet. */
const keyedOn = (layouts: Layouts, town: number) => stagesWhere(layouts, town, ({ pin }) => !pin?.named);

export interface MapDrawingProps {
  towns: readonly Town[];
  /** Id of the list of a town, the target of its pin. */
  listId: (index: number) => string;
  sync?: MapSync | undefined;
}

/** Opens and focuses the list; without scripts the browser opens the target of the link. */
function showTown(event: MouseEvent, id: string) {
  if (!isPlainClick(event)) return;
  const list = document.getElementById(id);
  const details = list?.closest('details');
  if (details) details.open = true;
  const target = details?.querySelector('summary') ?? list;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function syncHandlers({ marked, onMark }: MapSync, points: readonly MapPoint[]) {
  const mark = () => onMark(points);
  const leave = () => onMark([]);
  return {
    'data-marked': points.some((point) => marked.includes(point)) || undefined,
    onMouseEnter: mark,
    onMouseLeave: leave,
    onFocus: mark,
    onBlur: leave,
  };
}

/** Placeholder of the map: the outline of the country, and the towns as links to their addresses. */
export function MapDrawing({ towns, listId, sync }: MapDrawingProps) {
  const land = `${listId(0)}-land`;
  const layouts = layOutAll(towns);
  return (
    <div
      className={css.drawing}
      role="group"
      aria-label={`Контур России, на нём ${formatCount(towns.length, ['отметка', 'отметки', 'отметок'])}`}
    >
      <svg className={css.source} aria-hidden="true">
        <path id={land} d={russia.outline} />
      </svg>
      {stages.map((stage, index) => (
        <Sheet key={stage.name} {...{ land, stage, towns }} placed={layouts[index]!} />
      ))}
      <ul className={css.pins}>
        {towns.map((town, index) => (
          // The target distinguishes places with the same name.
          <li key={sync?.townHref(index) ?? town.name}>
            <a
              className={css.pin}
              href={sync ? sync.townHref(index) : `#${listId(index)}`}
              style={places(layouts, index, countOf(town))}
              data-numbered={numberedOn(layouts, index)}
              data-bare={bareOn(layouts, index)}
              {...(sync
                ? syncHandlers(sync, town.points)
                : { onClick: (event: MouseEvent) => showTown(event, listId(index)) })}
            >
              {numberedOn(layouts, index) && <span className={css.number}>{index + 1}</span>}
              <span> </span>
              <span className={css.name}>{town.name}</span>
              {countOf(town) > 1 && <span className={css.count}> {countOf(town)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Towns by number, where no list beside the map has the numbers. */
export function MapKey({ towns, sync }: { towns: readonly Town[]; sync: MapSync }) {
  const layouts = layOutAll(towns);
  const keyed = towns.flatMap((town, index) => {
    const on = keyedOn(layouts, index);
    return on ? [{ town, index, on }] : [];
  });
  if (keyed.length === 0) return null;
  return (
    <ul className={css.key} aria-label="Номера на карте">
      {keyed.map(({ town, index, on }) => (
        <li key={sync.townHref(index)} data-keyed={on}>
          <a href={sync.townHref(index)} className={css.keyed} {...syncHandlers(sync, town.points)}>
            <span className={css.badge}>{index + 1}</span> {town.name}
            {countOf(town) > 1 && <span className={css.count}> {countOf(town)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface SheetProps {
  land: string;
  stage: Stage;
  towns: readonly Town[];
  placed: readonly Placed[];
}

/** Outline and the lines to the pins, in units of the outline. */
function Sheet({ land, stage, towns, placed }: SheetProps) {
  const { x, y, width, height } = viewBoxOf(stage, towns);
  const unit = width / stage.width;
  const at = (spot: { x: number; y: number }) => `${short(x + width / 2 + spot.x * unit)} ${short(y + spot.y * unit)}`;
  return (
    <svg
      className={css[stage.name]}
      viewBox={[x, y, width, height].map(short).join(' ')}
      preserveAspectRatio="xMidYMin meet"
      aria-hidden="true"
    >
      <use href={`#${land}`} className={css.land} />
      <path className={css.lines} d={placed.map(({ spot, pin }) => (pin ? `M${at(spot)}L${at(pin)}` : '')).join('')} />
    </svg>
  );
}
