import type { Plan } from '@site/kp-drawing/plan';
import { createContext, use, useState, type ReactNode } from 'react';

interface Selection {
  selected: string | null;
  select: (id: string | null) => void;
  /** Chooses what a line of the bill is on the plan, and goes there. Null: it is not drawn. */
  showLine: (key: string) => (() => void) | null;
}

const SelectionContext = createContext<Selection | null>(null);

/** Focus that moves by a person's wish: there, and in view. */
function goTo(element: HTMLElement | SVGElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center', inline: 'center' });
}

/** To its row in the bill on this page. */
export const showRow = (key: string) => goTo(document.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`));

/** Around a plan and the bill that it is drawn from: each leads to the other. */
export function PlanSelection({ plan, children }: { plan: Plan; children: ReactNode }) {
  const { sheets } = plan;
  const [selected, select] = useState<string | null>(null);
  const firstOf = (key: string) =>
    sheets
      .flatMap(({ objects }) => objects)
      .find((object) => object.key === key || object.parts.some((part) => part.key === key));
  const showLine = (key: string) => {
    const object = firstOf(key);
    if (!object) return null;
    return () => {
      select(object.id);
      goTo(document.querySelector<SVGElement>(`[data-plan="${CSS.escape(object.id)}"]`));
    };
  };
  return <SelectionContext value={{ selected, select, showLine }}>{children}</SelectionContext>;
}

/** Null where no plan is shown. */
export const useShownPlan = (): Selection | null => use(SelectionContext);

export function usePlanSelection(): Selection {
  const selection = useShownPlan();
  if (!selection) throw new Error('No plan: PlanSelection stands around the plan and its bill');
  return selection;
}
