import type { Decision } from '@site/contracts/manage';
import { type GoodsColumn, type GoodsImport, goodsTables, type GoodsTable } from '@site/contracts/manage-goods';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import { titlesAndValues } from './file-report.ts';
import { type Fields, isSame, VALUES } from './goods-fields.ts';
import type { GoodsRepository } from './goods-repository.ts';
import type { GoodsService } from './goods-service.ts';

/** An import of one row, for the pages of products, categories and attributes. */
type OneRow = { [Table in GoodsTable]: { table: Table; line: GoodsImport[Table][number] } }[GoodsTable];

const nothing: GoodsImport = { attributes: [], categories: [], products: [], replace: false };

/** The errors of an import of one row, by the names of its fields. */
function ofOneRow(error: unknown, table: GoodsTable): unknown {
  const fields = error instanceof ProblemError ? error.details.fields : undefined;
  if (!fields) return error;
  const columns: Readonly<Record<string, GoodsColumn>> = goodsTables[table].columns;
  const prefix = `${table}.0.`;
  const named = Object.entries(fields).map(([path, message]) => [path.replace(prefix, ''), message] as const);
  const titles = Object.fromEntries(named.flatMap(([name]) => (columns[name] ? [[name, columns[name].title]] : [])));
  return problems.invalid(Object.fromEntries(named), titles);
}

export async function importRow(
  goods: Pick<GoodsService, 'importIn'>,
  tx: Db,
  { table, line }: OneRow,
  author: string,
): Promise<void> {
  await goods.importIn(tx, { ...nothing, [table]: [line] }, author).catch((error: unknown) => {
    throw ofOneRow(error, table);
  });
}

/** Whether a field is the one that was read. An attribute without values is absent. */
const isAsRead = (name: string, present: Fields, read: Fields) =>
  name.startsWith(VALUES)
    ? isSame(name, present[name] ?? [], read[name] ?? [])
    : isSame(name, present[name], read[name]);

type Read = {
  /** The stored fields. */
  present: Fields;
  /** The fields that were read before the change, of which those of `given` count. */
  read: Fields;
  given: Fields;
};

export const isEditedMeanwhile = ({ present, read, given }: Read): boolean =>
  Object.keys(given).some((name) => !isAsRead(name, present, read));

/** Begins the message of `edited_meanwhile`. */
const whileEditing: Record<GoodsTable, string> = {
  products: 'Пока вы\u00a0правили товар, его',
  categories: 'Пока вы\u00a0правили категорию, её',
  attributes: 'Пока вы\u00a0правили характеристику, её',
};

/** `values` are the present ones. */
export const editedMeanwhile = (table: GoodsTable, values: unknown, author: string | undefined) =>
  new ProblemError(
    409,
    'edited_meanwhile',
    `${whileEditing[table]} изменил кто-то ещё${author ? `: ${author}` : ''}. Ваши значения остались в\u00a0полях: проверьте их и\u00a0сохраните ещё раз`,
    { data: { values } },
  );

export type Change = Awaited<ReturnType<GoodsRepository['changesOfRow']>>[number];

/** «Цена: 100 → 120; Остаток: 3 → 0». */
export function toDecision(
  { table, key }: { table: GoodsTable; key: string },
  { at, author, undone_at, before, after }: Change,
): Decision {
  const changed = before ? titlesAndValues(table, before, after) : [];
  const text = changed.map((field) => `${field.title}: ${field.before || 'пусто'} → ${field.after || 'пусто'}`);
  return {
    ...{ at: at.toISOString(), author, noun: table, subject: key, action: before ? 'change' : 'add' },
    text: [...text, ...(undone_at ? ['изменение отменено'] : [])].join('; '),
  };
}

/**
 * Returns the numbers that the items of a list have, ascending, for a new order. Items of other lists keep their places
 * in between; equal numbers are spread.
 */
export function orderNumbers(present: readonly number[]): number[] {
  const numbers = present.toSorted((one, other) => one - other);
  for (let index = 1; index < numbers.length; index += 1)
    numbers[index] = Math.max(numbers[index]!, numbers[index - 1]! + 1);
  return numbers;
}

const ORDER_CHANGED =
  'Пока вы\u00a0меняли порядок, список изменил кто-то ещё. Проверьте порядок и\u00a0сохраните ещё раз';

/** Refuses an order that was made for another one than the present, or of other items. */
export function requireOrder(present: readonly string[], base: readonly string[], given: readonly string[]): void {
  const isPresent = present.length === base.length && present.every((key, index) => key === base[index]);
  if (!isPresent) throw new ProblemError(409, 'edited_meanwhile', ORDER_CHANGED);
  const isComplete = given.length === present.length && new Set([...given, ...present]).size === present.length;
  if (!isComplete) throw problems.invalid({});
}
