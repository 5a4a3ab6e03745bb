import type { PriceListRow } from '@site/contracts/price-lists';
import { expect, test } from 'vitest';
import { pdfStructure } from '../../../test/pdf-text.ts';
import { renderPriceListPdf } from './price-list-pdf.ts';
import type { PriceList } from './price-list-service.ts';

const row = (note: string): PriceListRow => ({
  article: '901SL-0060',
  name: 'Привод SL-60',
  url: '/product/privod-sl-60/',
  unit: 'шт.',
  price: { retail: 28_700 },
  note,
});

test('tags its rows as one table, with the heads of columns and sections as head cells', async () => {
  const list: PriceList = {
    slug: 'retail',
    title: 'Розничный прайс-лист',
    valid_from: '2026-11-20',
    sections: [{ anchor: 'gates', title: 'Ворота', rows: [row('Кратно 2'), row('')], children: [] }],
    ...{ total: 2, shown: 2, own_prices: false },
  } as unknown as PriceList;
  const cells = (cell: string) => `TR(${Array(5).fill(cell).join(' ')})`;
  expect(await pdfStructure(await renderPriceListPdf(list, new Date('2026-11-20T09:00:00Z')))).toEqual({
    tree: `Root(Document(H1 P Table(${cells('TH')} TR(TH) ${cells('TD')} ${cells('TD')})))`,
    language: 'ru-RU',
  });
});
