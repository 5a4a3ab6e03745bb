import type { Plan } from '@site/kp-drawing/plan';
import { createContext, use, useState, type ReactNode } from 'react';

interface Selection {
  selected: string | null;
  select: (id: string | null) => void;
  /** Returns a function that selects the line's object on the plan and goes there; null when it is not drawn. */
  showLine: (key: string) => (() => void) | null;
}

const SelectionContext = createContext<Selection | null>(null);

function goTo(element: HTMLElement | SVGElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center', inline: 'center' });
}

/** Moves to the line's row in the bill on this page. */
export const showRow = (key: string) => goTo(document.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`));

/** Connects a plan and its bill: each links to the other. */
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

/** Returns null where no plan is shown. */
export const useShownPlan = (): Selection | null => use(SelectionContext);

export function usePlanSelection(): Selection {
  const selection = useShownPlan();
  if (!selection) throw new Error('usePlanSelection must be called inside PlanSelection');
  return selection;
}
