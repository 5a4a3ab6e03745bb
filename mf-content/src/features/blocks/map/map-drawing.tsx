import type { CSSProperties, MouseEvent } from 'react';
import { layOut, narrow, wide, type Spot, type Stage } from './map-layout.ts';
// The page's own: its styles have to be there with the server's HTML, before this chunk.
import css from './map-frame.module.css';
import { russia } from './russia.ts';
import type { InStep } from './in-step.ts';
import type { MapPoint, Town } from './towns.ts';

const rem = (value: number) => `${Math.round(value * 100) / 100}rem`;

/** A label is one link, which stands elsewhere on a wide map. */
const places = (onNarrow: Spot | null, onWide: Spot | null): CSSProperties =>
  ({
    ...(onNarrow && { '--nx': rem(onNarrow.x), '--ny': rem(onNarrow.y) }),
    ...(onWide && { '--wx': rem(onWide.x), '--wy': rem(onWide.y) }),
  }) as CSSProperties;

export interface MapDrawingProps {
  towns: readonly Town[];
  /** The list of a town, that its pin leads to. */
  listId: (index: number) => string;
  inStep?: InStep | undefined;
}

/** The list opens and takes the focus; without scripts the browser opens what the link leads to. */
function showTown(event: MouseEvent, id: string) {
  const list = document.getElementById(id);
  const details = list?.closest('details');
  if (details) details.open = true;
  const target = details?.querySelector('summary') ?? list;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function labelInStep({ marked, onMark }: InStep, points: readonly MapPoint[]) {
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
  const small = layOut(towns, narrow);
  const large = layOut(towns, wide);
  return (
    <div className={css.drawing}>
      <svg className={css.source} aria-hidden="true">
        <path id={land} d={russia.outline} />
      </svg>
      <Sheet className={css.narrow} land={land} stage={narrow} {...small} />
      <Sheet className={css.wide} land={land} stage={wide} {...large} />
      <ul className={css.labels}>
        {towns.map(({ name, points, count = points.length }, index) => (
          // Where it leads tells places of one name apart.
          <li key={inStep?.townHref(index) ?? name}>
            <a
              className={css.label}
              href={inStep ? inStep.townHref(index) : `#${listId(index)}`}
              style={places(small.placed[index]!.label, large.placed[index]!.label)}
              {...(inStep
                ? labelInStep(inStep, points)
                : { onClick: (event: MouseEvent) => showTown(event, listId(index)) })}
            >
              {name}
              {count > 1 && <span className={css.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SheetProps extends ReturnType<typeof layOut> {
  className: string | undefined;
  land: string;
  stage: Stage;
}

/** Outline, dots and the lines to the labels, in the outline's own units. */
function Sheet({ className, land, stage, viewBox, placed }: SheetProps) {
  const [left = 0, top = 0, width = 0] = viewBox.split(' ').map(Number);
  const unit = width / stage.width;
  const at = ({ x, y }: Spot) => `${Math.round(left + width / 2 + x * unit)} ${Math.round(top + y * unit)}`;
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <use href={`#${land}`} className={css.land} />
      <path
        className={css.lines}
        d={placed.map(({ spot, label }) => (label ? `M${at(spot)}L${at(label)}` : '')).join('')}
      />
      <path className={css.dots} d={placed.map(({ spot }) => `M${at(spot)}h0`).join('')} />
    </svg>
  );
}
