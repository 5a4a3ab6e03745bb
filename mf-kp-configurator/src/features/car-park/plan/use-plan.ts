import { drawPlan } from '@site/kp-drawing/draw-plan';
import type { Plan } from '@site/kp-drawing/plan';
import { useState } from 'react';
import { useBilledDocument, useBook, useEditor, useResult } from '../editor/editor-context.tsx';

/**
 * Redraws only when an input of the plan has changed: a typed discount moves nothing. Compared by identity, as
 * documents share their parts.
 */
function rememberingLast() {
  let last: { parts: readonly unknown[]; plan: Plan } | null = null;
  return (parts: readonly unknown[], draw: () => Plan): Plan => {
    if (!last || parts.some((part, index) => part !== last?.parts[index])) last = { parts, plan: draw() };
    return last.plan;
  };
}

export function usePlan(): Plan {
  const { rules } = useEditor();
  const { configuration } = useBilledDocument();
  const { calculation } = useResult();
  const book = useBook();
  const [drawn] = useState(rememberingLast);
  const { structure, lanes, payment_points, servers, additionally, drawing } = configuration;
  const { quantities } = configuration.summary;
  return drawn([rules, book, structure, lanes, payment_points, servers, additionally, drawing, quantities], () =>
    drawPlan(configuration, calculation, rules),
  );
}
