import { createHash } from 'node:crypto';
import type { GoodsChange, GoodsColumn, GoodsFileReport } from '@site/contracts/manage-goods';
import { goodsTables, type GoodsTable } from '@site/contracts/manage-goods';
import type { Fields } from './goods-fields.ts';
import type { Plan } from './goods-plan.ts';
import { cellOf, cellText, columnsOf, type Finding, tables, titleOf } from './goods-table.ts';

/** Changes of each kind listed in a report. */
const MAX_LISTED = 1_000;
/** Characters of a value in a report. */
const MAX_VALUE = 300;
/** Characters before the first difference of two long values. */
const CONTEXT = 40;

const kinds = ['added', 'changed', 'withdrawn'] as const satisfies readonly GoodsChange['kind'][];

/** Identifies the changes of a plan. The moment of an import, which new products get, is no part of it. */
export function planId({ rows }: Plan): string {
  const hash = createHash('sha256');
  for (const { table, key, kind, before, after } of rows)
    hash.update(JSON.stringify([table, key, kind, before, kind === 'added' ? { ...after, added_at: null } : after]));
  return hash.digest('base64url');
}

/** Shortens two values around their first difference. */
function shortened(before: string, after: string): { before: string; after: string } {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = Math.max(before.length, after.length) > MAX_VALUE ? Math.max(0, same - CONTEXT) : 0;
  const cut = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + MAX_VALUE)}${text.length > start + MAX_VALUE ? '…' : ''}`;
  return { before: cut(before), after: cut(after) };
}

/** The changed fields, in words and with values as in cells. */
export function titlesAndValues(table: GoodsTable, before: Fields, after: Fields) {
  const known: Readonly<Record<string, GoodsColumn>> = goodsTables[table].columns;
  const shown = (name: string, value: unknown) => cellText(cellOf(known[name] ?? { kind: 'list' }, value));
  return Object.keys(after).map((name) => ({
    title: titleOf(table, name),
    ...shortened(shown(name, before[name]), shown(name, after[name])),
  }));
}

const nameOf = ({ name, label }: Fields) => [name, label].find((one) => typeof one === 'string') ?? '';

const countsOf = ({ rows, unchanged }: Plan) => {
  const count = (kind: GoodsChange['kind']) => rows.filter((row) => row.kind === kind).length;
  return { added: count('added'), changed: count('changed'), withdrawn: count('withdrawn'), unchanged };
};

export const fileReport = (plan: Plan, number: number | null): GoodsFileReport => ({
  number,
  ...countsOf(plan),
  plan: planId(plan),
  changes: kinds.flatMap((kind) =>
    plan.rows
      .filter((row) => row.kind === kind)
      .slice(0, MAX_LISTED)
      .map(({ table, key, next, before, after }) => ({
        ...{ table, kind, key, title: nameOf(next) },
        fields: before ? titlesAndValues(table, before, after) : [],
      })),
  ),
  ...{ errors_total: 0, errors: [] },
});

export const errorReport = (findings: readonly Finding[]): GoodsFileReport => ({
  ...{ number: null, added: 0, changed: 0, withdrawn: 0, unchanged: 0, plan: '', changes: [] },
  errors_total: findings.length,
  errors: findings
    .slice(0, MAX_LISTED)
    .map(({ place, title, message }) => ({ sheet: place.sheet ?? null, line: place.line, column: title, message })),
});

/** The columns of the tables, products first. */
export const columnHelp = () =>
  tables.toReversed().map((table) => ({
    title: goodsTables[table].title,
    columns: columnsOf(table).map(([, { title, required = false, about }]) => ({ title, required, about })),
  }));
