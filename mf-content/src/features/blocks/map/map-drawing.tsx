import { formatCount } from '@site/kernel/plurals';
import { isPlainClick } from '@site/ui/link';
import type { CSSProperties, MouseEvent } from 'react';
import type { InStep } from './in-step.ts';
import { dotOf, layOut, stages, viewBoxOf, type Placed, type Stage } from './map-layout.ts';
// The page's own: its styles have to be there with the server's HTML, before this chunk.
import css from './map-frame.module.css';
import { russia } from './russia.ts';
import { countOf, type MapPoint, type Town } from './towns.ts';

const short = (value: number) => Math.round(value * 100) / 100;

/** By stage. */
type Layouts = readonly Placed[][];

/** The same in the drawing and in the key: it is laid out once. */
const layOutAll = (towns: readonly Town[]): Layouts => {
  const named = towns.map((town) => ({ name: town.name, coords: town.coords, count: countOf(town) }));
  return stages.map((stage) => layOut(named, stage));
};

/** Where a pin and its dot stand on each stage. */
const coordinates = {
  small: ['--small-x', '--small-y', '--small-dot-x', '--small-dot-y'],
  medium: ['--medium-x', '--medium-y', '--medium-dot-x', '--medium-dot-y'],
  large: ['--large-x', '--large-y', '--large-dot-x', '--large-dot-y'],
} as const;

/** A pin is one link, which stands elsewhere on each stage. Without room on the sheet it is its dot alone. */
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
/** Where the name is not on the sheet. */
const keyedOn = (layouts: Layouts, town: number) => stagesWhere(layouts, town, ({ pin }) => !pin?.named);

export interface MapDrawingProps {
  towns: readonly Town[];
  /** The list of a town, that its pin leads to. */
  listId: (index: number) => string;
  inStep?: InStep | undefined;
}

/** The list opens and takes the focus; without scripts the browser opens what the link leads to. */
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

function markedInStep({ marked, onMark }: InStep, points: readonly MapPoint[]) {
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

/** In the place of the map until it is wanted: the country, and towns by name, each with a way to its addresses. */
export function MapDrawing({ towns, listId, inStep }: MapDrawingProps) {
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
        <Sheet key={stage.name} land={land} stage={stage} placed={layouts[index]!} />
      ))}
      <ul className={css.pins}>
        {towns.map((town, index) => (
          // Where it leads tells places of one name apart.
          <li key={inStep?.townHref(index) ?? town.name}>
            <a
              className={css.pin}
              href={inStep ? inStep.townHref(index) : `#${listId(index)}`}
              style={places(layouts, index, countOf(town))}
              data-numbered={numberedOn(layouts, index)}
              data-bare={bareOn(layouts, index)}
              {...(inStep
                ? markedInStep(inStep, town.points)
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

/** Which town is behind a number, where no list beside the map says it. */
export function MapKey({ towns, inStep }: { towns: readonly Town[]; inStep: InStep }) {
  const layouts = layOutAll(towns);
  const keyed = towns.flatMap((town, index) => {
    const on = keyedOn(layouts, index);
    return on ? [{ town, index, on }] : [];
  });
  if (keyed.length === 0) return null;
  return (
    <ul className={css.key} aria-label="Номера на карте">
      {keyed.map(({ town, index, on }) => (
        <li key={inStep.townHref(index)} data-keyed={on}>
          <a href={inStep.townHref(index)} className={css.keyed} {...markedInStep(inStep, town.points)}>
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
  placed: readonly Placed[];
}

/** Outline and the lines to the pins, in the outline's own units. */
function Sheet({ land, stage, placed }: SheetProps) {
  const { x, y, width, height } = viewBoxOf(stage);
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
