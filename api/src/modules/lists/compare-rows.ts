import type { CompareRow } from '@site/contracts/lists';
import { formatCount } from '@site/kernel/plurals';
import type { CatalogService } from '../catalog/catalog-service.ts';

export type Compared = Awaited<ReturnType<CatalogService['compared']>>[number];

function row(code: string, label: string, values: (string | null)[]): CompareRow {
  return { code, label, values, differs: new Set(values).size > 1 };
}

/** Joins several values of an attribute: «230 В, 24 В». */
function valueOf({ attributes }: Compared, code: string): string | null {
  const values = attributes.filter((attribute) => attribute.code === code).map(({ value }) => value);
  return values.length ? values.join(', ') : null;
}

/** One row per attribute of any product, in the order of the product page. */
export function compareRows(products: Compared[], order: readonly string[]): CompareRow[] {
  const labels = new Map(
    products.flatMap(({ attributes }) => attributes.map(({ code, label }) => [code, label] as const)),
  );
  const codes = order.filter((code) => labels.has(code));
  return [
    row(
      'series',
      'Серия',
      products.map(({ series }) => series || null),
    ),
    row(
      'warranty_months',
      'Гарантия',
      products.map(({ warranty_months }) => formatCount(warranty_months, ['месяц', 'месяца', 'месяцев'])),
    ),
    ...codes.map((code) =>
      row(
        code,
        labels.get(code) ?? code,
        products.map((product) => valueOf(product, code)),
      ),
    ),
  ];
}
