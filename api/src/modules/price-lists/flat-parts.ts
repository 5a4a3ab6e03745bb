import type { PriceListRow, PriceListSection } from '@site/contracts/price-lists';

type FlatPart = { title: string; rows: PriceListRow[] };

/** Flattens nested sections for documents: «Шлагбаумы. До 4 м». */
export const flatParts = (sections: readonly PriceListSection[]): FlatPart[] =>
  sections.flatMap(({ title, rows, children }) => [
    ...(rows.length ? [{ title, rows }] : []),
    ...children.map((child) => ({ title: `${title}. ${child.title}`, rows: child.rows })),
  ]);
