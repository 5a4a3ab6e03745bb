import type { PlanObject, Sheet } from '@site/kp-drawing/plan';
import {
  bandShapes,
  cableShape,
  dimensionShapes,
  fieldShapes,
  labelShapes,
  roomShapes,
  sheetTitle,
} from '@site/kp-drawing/sheet-shapes';
import { objectShapes } from '@site/kp-drawing/signs';
import { memo, type ReactNode } from 'react';
import { type Movable, movablesOf, spoken } from './movable.ts';
import { showRow } from './plan-selection.tsx';
import { ShapeView } from './shape-view.tsx';
import { useMoving } from './use-moving.ts';
import css from './plan.module.css';

interface PlanSheetProps {
  sheet: Sheet;
  /** Minimum pixels per metre. */
  scale: number;
  selected: string | null;
  onSelect: (id: string) => void;
}

/**
 * A sheet of the plan. Each object is a button: a click selects it, arrow keys and dragging move it. Memoized, so that
 * typing elsewhere does not redraw it.
 */
export const PlanSheet = memo(function PlanSheet({ sheet, scale, selected, onSelect }: PlanSheetProps) {
  const { drag, handlersOf } = useMoving(selected);
  const { width, height, fields, bands, cables, objects } = sheet;
  const movables = new Map(movablesOf(sheet).map((movable) => [movable.id, movable]));
  const chosen = selected === null ? undefined : movables.get(selected);
  const cableOf = new Map(cables.map((cable) => [cable.id, cable]));

  /** Whether Tab reaches the object: it is a top-level object, or belongs to the selected one or its group. */
  const isReached = ({ group }: Movable) => group === null || group === chosen?.id || group === chosen?.group;

  function button(id: string, drawn: ReactNode, children?: ReactNode) {
    const movable = movables.get(id);
    if (!movable) return null;
    const { onKeyDown, ...pointer } = handlersOf(movable);
    const { x, y, width: w, height: h } = movable.box;
    const by = drag && (drag.id === id || drag.id === movable.group) ? drag : null;
    return (
      <g key={id} transform={by ? `translate(${by.dx} ${by.dy})` : undefined}>
        <g
          {...pointer}
          role="button"
          tabIndex={isReached(movable) ? 0 : -1}
          aria-pressed={selected === id}
          aria-label={spoken(movable)}
          data-plan={id}
          data-same={(chosen?.line && movable.line === chosen.line) || undefined}
          className={css.object}
          onClick={() => onSelect(id)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              if (event.key === 'Enter' && selected === id && movable.line) showRow(movable.line);
              else onSelect(id);
            }
            onKeyDown(event);
          }}
        >
          <rect className={css.target} x={x - 200} y={y - 200} width={w + 400} height={h + 400} rx={200} />
          {/* The name contains what is read in it. */}
          <g aria-hidden="true">{drawn}</g>
        </g>
        {children}
      </g>
    );
  }

  const device = (object: PlanObject) =>
    button(
      object.id,
      <>
        <g transform={`translate(${object.x} ${object.y})`}>
          <ShapeView shapes={objectShapes(object)} />
        </g>
        <ShapeView shapes={labelShapes(object, cableOf.get(object.id))} />
      </>,
    );
  const inGroup = (group: string | null) => objects.filter((object) => object.group === group).map(device);

  return (
    <svg
      role="group"
      aria-label={sheetTitle(sheet)}
      viewBox={`0 0 ${width} ${height}`}
      className={css.sheet}
      style={{ width: `max(100%, ${Math.round((width / 1_000) * scale)}px)` }}
    >
      <ShapeView shapes={fields.flatMap(fieldShapes)} />
      {button('room', <ShapeView shapes={roomShapes(sheet)} />)}
      <ShapeView shapes={cables.map(cableShape)} />
      {inGroup('room')}
      <>
        {bands.map((band) =>
          button(
            band.id,
            <ShapeView shapes={[...bandShapes(band), ...dimensionShapes({ bands: [band], objects })]} />,
            inGroup(band.id),
          ),
        )}
      </>
      {inGroup(null)}
    </svg>
  );
});
