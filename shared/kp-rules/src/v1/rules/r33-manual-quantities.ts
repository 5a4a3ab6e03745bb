import type { Line, Problem } from '../../calculation.ts';
import { commissioningArticles } from './r25-commissioning.ts';

/** A line with its calculated quantity, and the limits that R33 applies to manual ones. */
export interface CalculatedLine extends Omit<Line, 'qty' | 'manual'> {
  /** Mandatory and recommended quantity; a lower one gets a warning. */
  advised: number;
}

/** Applies a manual quantity, but not below the mandatory minimum. */
export function withManualQuantity(line: CalculatedLine, manual: number | undefined): Line {
  const { advised: _advised, ...rest } = line;
  return { ...rest, qty: Math.max(manual ?? line.calculated, line.least), manual: manual !== undefined };
}

const resetTo = (text: string, keys: readonly string[]) => [
  { text, change: { kind: 'calculated-quantities' as const, keys } },
];

function lowered(line: CalculatedLine, manual: number): Problem[] {
  if (manual >= line.advised) return [];
  const isRaised = manual < line.least;
  return [
    {
      code: isRaised ? 'W-MANDATORY' : 'W-QUANTITY',
      severity: 'warning',
      rule: 'R33',
      step: 'summary-checking',
      text: isRaised
        ? `«${line.name}»: меньше ${line.least} быть не\u00a0может, количество оставлено расчётным`
        : `«${line.name}»: рекомендуем не\u00a0менее ${line.advised}`,
      objects: [],
      ways_out: resetTo('Вернуть расчётное', [line.key]),
    },
  ];
}

function withoutCommissioning(keys: readonly string[]): Problem[] {
  if (!keys.length) return [];
  return [
    {
      code: 'W-PNR',
      severity: 'warning',
      rule: 'R25',
      step: 'summary-checking',
      text: 'Без пусконаладки гарантия не\u00a0расширяется',
      objects: [],
      ways_out: resetTo('Вернуть пусконаладку', keys),
    },
  ];
}

const isCommissioning = ({ article }: CalculatedLine) => article !== null && commissioningArticles.includes(article);

export function manualQuantityProblems(
  lines: readonly CalculatedLine[],
  quantities: Readonly<Record<string, number>>,
): Problem[] {
  const edited = lines.flatMap((line) => {
    const manual = quantities[line.key];
    return manual === undefined ? [] : [{ line, manual }];
  });
  const unserved = edited.filter(({ line, manual }) => isCommissioning(line) && manual < line.advised);
  return [
    ...edited.flatMap(({ line, manual }) => (isCommissioning(line) ? [] : lowered(line, manual))),
    ...withoutCommissioning(unserved.map(({ line }) => line.key)),
  ];
}
