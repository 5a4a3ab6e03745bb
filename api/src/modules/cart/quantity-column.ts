import { MAX_QUANTITY } from '@site/contracts/cart';
import { type CellNumber, isCode, numberOf, quantityOf } from './article-cells.ts';

type Column = { index: number; cells: string[]; numbers: (CellNumber | undefined)[] };
type Known = { article?: number | undefined; others?: ReadonlySet<number> | undefined };

const valuesOf = ({ numbers }: Column) => numbers.flatMap((number) => number?.value ?? []);
const isWhole = (column: Column) =>
  column.cells.every((cell, row) => !column.numbers[row] || quantityOf(cell) !== null);
const countOf = <T>(items: readonly T[], fits: (item: T) => boolean) => items.filter(fits).length;
const rising = (values: number[], by?: number) =>
  values.every((value, row) => {
    const before = values[row - 1];
    return before === undefined || (by === undefined ? value > before : value === before + by);
  });

/** The first of the columns with the most articles. */
function articleColumn(table: string[][]): number {
  const width = table[0]?.length ?? 0;
  const counts = Array.from({ length: width }, (_, index) => countOf(table, (cells) => isCode(cells[index] ?? '')));
  return counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0));
}

/** Columns with mostly numbers: a single «много» is an invalid quantity. */
function numberColumns(table: string[][], article: number): Column[] {
  return (table[0] ?? []).flatMap((_, index) => {
    const cells = table.map((row) => row[index] ?? '');
    const numbers = cells.map(numberOf);
    const count = countOf(numbers, (number) => number !== undefined);
    return index !== article && count * 2 > countOf(cells, Boolean) ? { index, cells, numbers } : [];
  });
}

/**
 * Whether the column has the line numbers 1, 2, 3 in front of the article. One or two rows are quantities if there are
 * no other numbers.
 */
function isNumbering(column: Column, article: number, columns: Column[]): boolean {
  if (column.index > article) return false;
  const values = valuesOf(column);
  if (!rising(values, 1)) return false;
  return values.length > 2 || (values[0] === 1 && columns.length > 1);
}

const MANY = 12;

/** Price and quantity, if another column is their product. Rules out all other columns. */
function factorsOf(columns: Column[]): Column[] | undefined {
  if (columns.length > MANY) return undefined;
  const isSum = (sum: Column, one: Column, other: Column) => {
    const rows = sum.numbers.flatMap((number, row) => {
      const [a, b] = [one.numbers[row]?.value, other.numbers[row]?.value];
      return number && a !== undefined && b !== undefined ? Math.abs(a * b - number.value) < 0.5 : [];
    });
    return rows.length > 0 && rows.every(Boolean);
  };
  for (const sum of columns.toReversed()) {
    const rest = columns.filter((column) => column !== sum);
    for (const [index, one] of rest.entries()) {
      const other = rest.slice(index + 1).find((column) => isSum(sum, one, column));
      if (other) return [one, other];
    }
  }
  return undefined;
}

/** Whether the numbers are prices: with a currency or kopecks, or mostly too large for a quantity. */
function isPrices(column: Column, table: string[][]): boolean {
  if (column.numbers.some((number) => number?.money)) return true;
  const values = valuesOf(column);
  const large = countOf(values, (value) => value > MAX_QUANTITY);
  return table.length > 1 && (table[0]?.length ?? 0) > 2 && large * 2 > values.length;
}

const preferred = <T>(items: T[], fits: (item: T) => boolean) => (items.some(fits) ? items.filter(fits) : items);

/**
 * Finds the quantity column of a list without a header, from all its rows. Line numbers and sums are ruled out; among
 * the rest it is the column with smaller numbers in each row, because a price taken for a quantity would order too
 * much; otherwise the last. The preview shows the visitor the result. Null when all numbers are something else,
 * undefined when no column has numbers.
 */
export function quantityColumn(rows: string[][], { article: titled, others }: Known = {}): number | null | undefined {
  const goods = preferred(rows, (cells) => cells.some(isCode));
  const article = titled ?? articleColumn(goods);
  const numbers = numberColumns(goods, article);
  const all = numbers.filter(({ index }) => !others?.has(index));
  const columns = all.filter((column) => !isNumbering(column, article, all));
  const factors = factorsOf(columns);
  const pool = columns.filter((column) => !isPrices(column, goods) && (!factors || factors.includes(column)));

  const whole = pool.filter(isWhole);
  if (whole.length === 0) return mostlyWhole(pool)?.index ?? (numbers.length > 0 ? null : undefined);
  const counted = preferred(whole, ({ numbers }) => numbers.every((number) => !number?.decimals));
  const front = ({ index, ...column }: Column) => index < article && rising(valuesOf({ index, ...column }));
  const candidates = preferred(counted, (column) => !front(column));
  return (smallest(candidates) ?? candidates.at(-1))?.index;
}

/** The column with the most valid quantities. Rows with an invalid one fail individually. */
const mostlyWhole = (columns: Column[]): Column | undefined => {
  const right = ({ cells }: Column) => countOf(cells, (cell) => quantityOf(cell) !== null);
  return columns.toSorted((a, b) => right(a) - right(b)).at(-1);
};

const smallest = (columns: Column[]): Column | undefined =>
  columns.length > MANY
    ? undefined
    : columns.find((column) =>
        columns.every((other) => {
          if (other === column) return true;
          return column.numbers.every((number, row) => (number?.value ?? 0) < (other.numbers[row]?.value ?? Infinity));
        }),
      );
