import type { Line } from '@site/kp-rules/calculation';

export interface Stocked {
  key: string;
  article: string;
  name: string;
  left: number;
}

/**
 * Tracks the billed quantities that are not on the plan yet. Manual quantities count as billed, above or below the needs of
 * the car park. Items added on top of the rules are spare, and not drawn.
 */
export function stockOf(lines: readonly Line[]) {
  const stock = new Map<string, Stocked>();
  for (const { key, article, name, qty, reasons } of lines) {
    if (article === null || reasons.every(({ rules }) => rules.length === 0)) continue;
    const spare = reasons.filter(({ rules }) => rules.length === 0).reduce((sum, reason) => sum + reason.qty, 0);
    stock.set(key, { key, article, name, left: Math.max(0, qty - spare) });
  }
  return {
    all: [...stock.values()],
    name: (key: string): string => stock.get(key)?.name ?? '',

    /** Takes up to `wanted` pieces of a line; returns the number taken. */
    take(key: string, wanted: number): number {
      const line = stock.get(key);
      if (!line) return 0;
      const taken = Math.min(wanted, line.left);
      line.left -= taken;
      return taken;
    },
  };
}
export type Stock = ReturnType<typeof stockOf>;
