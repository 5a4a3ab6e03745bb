import type { Line } from '@site/kp-rules/calculation';
import type { Result } from './calculate.ts';

export interface ChangedLine {
  key: string;
  name: string;
  from: number;
  to: number;
}

export interface BillChange {
  /** In kopecks, signed. */
  total: number;
  lines: readonly ChangedLine[];
}

const byKey = ({ calculation }: Result) => new Map(calculation.lines.map((line) => [line.key, line]));

export function billChange(before: Result, after: Result): BillChange {
  const [old, now] = [byKey(before), byKey(after)];
  const pairs: [Line | undefined, Line | undefined][] = [
    ...[...now.values()].map((line): [Line | undefined, Line] => [old.get(line.key), line]),
    ...[...old.values()].filter(({ key }) => !now.has(key)).map((line): [Line, undefined] => [line, undefined]),
  ];
  return {
    total: after.bill.total - before.bill.total,
    lines: pairs.flatMap(([from, to]) => {
      const line = to ?? from;
      if (!line || from?.qty === to?.qty) return [];
      return [{ key: line.key, name: line.name, from: from?.qty ?? 0, to: to?.qty ?? 0 }];
    }),
  };
}
