import { cableNote, kindsOn, longCableNote } from '@site/kp-drawing/legend';
import { kindWords } from '@site/kp-drawing/kinds';
import { sheetTitle } from '@site/kp-drawing/sheet-shapes';
import { signOf } from '@site/kp-drawing/signs';
import { SCALE } from '@site/kp-drawing/geometry';
import type { Plan } from '@site/kp-drawing/plan';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import { useEditor } from '../editor/editor-context.tsx';
import { StepSection } from '../steps/step-section.tsx';
import { ChosenObject } from './chosen-object.tsx';
import { PlanList } from './plan-list.tsx';
import { usePlanSelection } from './plan-selection.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { ShapeView } from './shape-view.tsx';
import css from './plan.module.css';

/** Pixels per metre that keep the labels readable; 0 fits the width of the page. */
const READABLE = 26;

/** The car park drawn from the entered data, with changes by hand where the site differs. */
export function PlanSection({ plan }: { plan: Plan }) {
  const { readOnly } = useEditor();
  const [isWhole, setWhole] = useState(false);
  const { selected, select } = usePlanSelection();
  const kinds = kindsOn(plan.sheets);
  const tooFar = longCableNote(plan);
  return (
    <StepSection
      title="План парковки"
      lead={
        readOnly
          ? 'Нажмите на\u00a0устройство, чтобы увидеть его строку в\u00a0смете.'
          : 'Нажмите на\u00a0устройство, чтобы увидеть его строку, назвать его или переместить: мышью, пальцем или стрелками.'
      }
    >
      {!readOnly && (
        <div className={css.tools} data-print="hide">
          <Button size="small" variant="secondary" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            Показать целиком
          </Button>
        </div>
      )}
      {tooFar && <Alert tone="warning">{tooFar}</Alert>}
      {plan.sheets.map((sheet) => (
        <figure key={sheet.number} className={css.figure}>
          <figcaption>{sheetTitle(sheet)}</figcaption>
          {/* Wider than a phone: scrolled by hand and by the focused element. */}
          <div className={css.paper} id={sheet.number === 1 ? 'plan' : undefined}>
            <PlanSheet sheet={sheet} scale={isWhole ? 0 : READABLE} selected={selected} onSelect={select} />
          </div>
        </figure>
      ))}
      <ChosenObject plan={plan} />
      <ul className={css.legend} aria-label="Условные обозначения">
        {kinds.map((kind) => (
          <li key={kind}>
            <svg viewBox="-650 -650 1300 1300" width="28" height="28" aria-hidden="true">
              {kind === 'loop' ? (
                <rect className={css.loop} x={-450} y={-300} width={900} height={600} rx={120} />
              ) : (
                <ShapeView shapes={signOf(kind)} />
              )}
            </svg>
            <span>{kindWords[kind]}</span>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        <span>{cableNote(plan)}</span> Проезды и&nbsp;стрелы начерчены в&nbsp;масштабе, поля мест показаны условно.
        В&nbsp;PDF и&nbsp;SVG масштаб 1&nbsp;:&nbsp;{SCALE}.
      </p>
      <PlanList plan={plan} />
    </StepSection>
  );
}
