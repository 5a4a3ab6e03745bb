import type { Plan } from '@site/kp-drawing/plan';
import { sheetTitle } from '@site/kp-drawing/sheet-shapes';
import { type Movable, movablesOf, spoken } from './movable.ts';
import { PlanLink } from './plan-link.tsx';
import { usePlanSelection } from './plan-selection.tsx';
import css from './plan.module.css';

/** Text alternative to the drawing. */
export function PlanList({ plan }: { plan: Plan }) {
  return (
    <details className={css.list}>
      <summary>План списком</summary>
      {plan.sheets.map((sheet) => {
        const movables = movablesOf(sheet);
        return (
          <div key={sheet.number}>
            <p className={css.sheetName}>{sheetTitle(sheet)}</p>
            <ul>
              {movables
                .filter(({ group }) => group === null)
                .map((movable) => (
                  <Item
                    key={movable.id}
                    movable={movable}
                    inside={movables.filter(({ group }) => group === movable.id)}
                  />
                ))}
            </ul>
          </div>
        );
      })}
    </details>
  );
}

function Item({ movable, inside }: { movable: Movable; inside: readonly Movable[] }) {
  const selection = usePlanSelection();
  return (
    <li>
      <PlanLink href="#plan" className={css.link} onFollow={() => selection.select(movable.id)}>
        {spoken(movable)}
      </PlanLink>
      {inside.length > 0 && (
        <ul>
          {inside.map((one) => (
            <Item key={one.id} movable={one} inside={[]} />
          ))}
        </ul>
      )}
    </li>
  );
}
