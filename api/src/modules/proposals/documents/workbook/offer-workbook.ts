import type { OfferDocument } from '@site/contracts/offer-document';
import { titleOf } from '../document-words.ts';
import { billSheet } from './bill-sheet.ts';
import { text } from '../../../../papers/xlsx/cells.ts';
import { type Cell, type Sheet, writeXlsx } from '../../../../papers/xlsx/xlsx-file.ts';

/** Sheet «Параметры»: the parameters behind the quantities, and the terms. */
function parameterSheet({ parameters, terms }: OfferDocument): Sheet {
  const agreed = { title: 'Условия', rows: terms.map(({ name, text: value }) => ({ name, value })) };
  const rows: Cell[][] = [['Раздел', 'Параметр', 'Значение'].map((title) => text(title, 'head'))];
  for (const section of [...parameters, agreed])
    for (const { name, value } of section.rows) rows.push([text(section.title), text(name), text(value)]);
  return { name: 'Параметры', widths: [30, 44, 80], frozen: 1, rows };
}

export const renderOfferWorkbook = (document: OfferDocument): Buffer =>
  writeXlsx({
    title: titleOf(document),
    creator: document.seller.name,
    date: document.date,
    sheets: [billSheet(document), parameterSheet(document)],
  });
