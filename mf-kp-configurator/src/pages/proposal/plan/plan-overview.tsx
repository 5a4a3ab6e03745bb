import type { Plan, Sheet } from '@site/kp-drawing/plan';
import { groundShapes, labelShapes, sheetTitle } from '@site/kp-drawing/sheet-shapes';
import { objectShapes } from '@site/kp-drawing/signs';
import { Panel } from '@site/ui/card';
import { memo, useState, useSyncExternalStore } from 'react';
import { useTyped } from '../editor/editor-context.tsx';
import { ShapeView } from './shape-view.tsx';
import { usePlan } from './use-plan.ts';
import css from './plan-overview.module.css';
import plan from './plan.module.css';

/** Minimum pixels per metre: most of the plan fits its place. The large plan is on the summary step. */
const READABLE = { wide: 8, narrow: 14 };

/** The width at which the styles place the plan beside the step. */
const WIDE = '(min-width: 1280px)';

const onWidth = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const isWideNow = () => window.matchMedia(WIDE).matches;

/** The plan during the entry: beside the step in a wide window, otherwise above it and drawn only when opened. */
export function PlanOverview() {
  const isWide = useSyncExternalStore(onWidth, isWideNow, () => false);
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel padding="small" className={css.overview} data-print="hide">
      {isWide ? (
        <>
          <h2 className={css.title}>План проездов</h2>
          <LivePlan scale={READABLE.wide} />
        </>
      ) : (
        <details className={plan.list} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>План проездов</summary>
          {isOpen && <LivePlan scale={READABLE.narrow} />}
        </details>
      )}
    </Panel>
  );
}

function LivePlan({ scale }: { scale: number }) {
  const { sheets }: Plan = usePlan();
  const hasLanes = useTyped(({ configuration }) => configuration.lanes.length > 0);
  if (!hasLanes) return <p className={plan.note}>План появится, когда на&nbsp;парковке будут проезды.</p>;
  return sheets.map((sheet) => (
    <figure key={sheet.number} className={plan.figure}>
      <figcaption>{sheetTitle(sheet)}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- content wider than the page is scrolled by keys */}
      <div className={plan.paper} role="group" aria-label={sheetTitle(sheet)} tabIndex={0}>
        <SheetPicture sheet={sheet} scale={scale} />
      </div>
    </figure>
  ));
}

const SheetPicture = memo(function SheetPicture({ sheet, scale }: { sheet: Sheet; scale: number }) {
  const { width, height, objects, cables } = sheet;
  const { places, lanes, room } = groundShapes(sheet);
  const cableOf = new Map(cables.map((cable) => [cable.id, cable]));
  return (
    <svg
      role="img"
      aria-label={`Чертёж. ${sheetTitle(sheet)}`}
      viewBox={`0 0 ${width} ${height}`}
      className={plan.sheet}
      style={{ width: `max(100%, ${Math.round((width / 1_000) * scale)}px)` }}
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
