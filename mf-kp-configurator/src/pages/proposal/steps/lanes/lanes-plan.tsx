import type { Plan, Sheet } from '@site/kp-drawing/plan';
import { groundShapes, labelShapes, sheetTitle } from '@site/kp-drawing/sheet-shapes';
import { objectShapes } from '@site/kp-drawing/signs';
import { memo, useState } from 'react';
import { ShapeView } from '../../plan/shape-view.tsx';
import { usePlan } from '../../plan/use-plan.ts';
import plan from '../../plan/plan.module.css';

/** Pixels per metre: most of the plan fits on a phone. The large plan is on the summary step. */
const READABLE = 14;

/** Plan of the lanes while they are entered. Drawn only when opened. */
export function LanesPlan() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={plan.list} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>План проездов</summary>
      {isOpen && <LivePlan />}
    </details>
  );
}

function LivePlan() {
  const { sheets }: Plan = usePlan();
  return sheets.map((sheet) => (
    <figure key={sheet.number} className={plan.figure}>
      <figcaption>{sheetTitle(sheet)}</figcaption>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- content wider than the page is scrolled by keys */}
      <div className={plan.paper} role="group" aria-label={sheetTitle(sheet)} tabIndex={0}>
        <SheetPicture sheet={sheet} />
      </div>
    </figure>
  ));
}

const SheetPicture = memo(function SheetPicture({ sheet }: { sheet: Sheet }) {
  const { width, height, objects, cables } = sheet;
  const { places, lanes, room } = groundShapes(sheet);
  const cableOf = new Map(cables.map((cable) => [cable.id, cable]));
  return (
    <svg
      role="img"
      aria-label={`Чертёж. ${sheetTitle(sheet)}`}
      viewBox={`0 0 ${width} ${height}`}
      className={plan.sheet}
      style={{ width: `max(100%, ${Math.round((width / 1_000) * READABLE)}px)` }}
    >
      <ShapeView shapes={[...places, ...lanes, ...room]} />
      {objects.map((object) => (
        <g key={object.id}>
          <g transform={`translate(${object.x} ${object.y})`}>
            <ShapeView shapes={objectShapes(object)} />
          </g>
          <ShapeView shapes={labelShapes(object, cableOf.get(object.id))} />
        </g>
      ))}
    </svg>
  );
});
