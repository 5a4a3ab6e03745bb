import type { Line } from '@site/kp-rules/calculation';

export interface Stocked {
  key: string;
  article: string;
  name: string;
  left: number;
}

/**
 * What the bill has to be put on the plan, and what is left of it. A person who has raised a quantity has more than the
 * car park needs, and who has lowered one has less: the plan has what the bill has. Goods on top of it are for the store.
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

    /** As many as there are, so many at most. */
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
