import type { GateKit } from '@site/contracts/gate-kit';
import { paths } from '@site/contracts/paths';
import { formatPrice } from '@site/kernel/money';
import { type Column, DataTable } from '@site/ui/data-table';
import { TextLink } from '@site/ui/link';
import { ProductName } from '@site/ui/product-name';
import type { ReactNode } from 'react';
import css from './gate-kit-page.module.css';

interface NeighboursProps {
  kits: readonly { title: string; kit: GateKit }[];
}

interface Row {
  title: string;
  cell: (kit: GateKit) => ReactNode;
}

function Value({ kit, code }: { kit: GateKit; code: string }) {
  const found = kit.values.find((value) => value.code === code);
  return found?.enough === false ? (
    <span className={css.short}>{`${found.value}\u00a0— мало`}</span>
  ) : (
    <span>{found?.value ?? '—'}</span>
  );
}

/** The kit beside its neighbours by price, with the values that are not enough. */
export function Neighbours({ kits }: NeighboursProps) {
  const codes = new Map(kits.flatMap(({ kit }) => kit.values.map(({ code, label }) => [code, label] as const)));
  const rows: Row[] = [
    {
      title: 'Привод или комплект',
      cell: ({ lines: [line] }) =>
        line && (
          <TextLink href={paths.product(line.product.slug)}>
            <ProductName name={line.product.name} />
          </TextLink>
        ),
    },
    { title: 'Цена комплекта', cell: ({ total }) => <span className={css.sum}>{formatPrice(total)}</span> },
    ...[...codes].map(([code, title]): Row => ({ title, cell: (kit) => <Value kit={kit} code={code} /> })),
  ];
  const columns: Column<Row>[] = [
    { key: 'title', title: 'Характеристика', cell: ({ title }) => title },
    ...kits.map(({ title, kit }): Column<Row> => ({ key: title, title, cell: ({ cell }) => cell(kit) })),
  ];
  return (
    <DataTable
      caption="Сравнение с соседними комплектами"
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={(row) => row.title}
    />
  );
}
