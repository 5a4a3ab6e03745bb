import { expect, test } from 'vitest';
import { pdfStructure, pdfText } from '../../test/pdf-text.ts';
import { renderCertificateSheet } from './certificate-sheet.ts';
import { drawLines } from './line-table.ts';
import { openPaper } from './paper.ts';
import { renderPdf } from './text-pdf.ts';

const line = { article: '901SL-0060', name: 'Привод SL-60', qty: 1, unit: 'шт.', price: 28_700, sum: 28_700 };

test('tags headings, paragraphs and tables of a paper in Russian, and leaves out its footer', async () => {
  const paper = openPaper({ title: 'Счёт', author: 'Камертон', date: '2026-11-20' });
  paper.text('Счёт № 1', 48, 42, 400, { tag: 'H1' });
  paper.text('Покупатель', 48, 70, 400);
  drawLines(paper, [line], 100);
  const bytes = await paper.close((page, pages) => paper.text(`${page} из ${pages}`, 48, 808, 400));
  const row = (cell: string) => `TR(${Array(7).fill(cell).join(' ')})`;
  expect(await pdfStructure(bytes)).toEqual({
    tree: `Root(Document(H1 P Table(${row('TH')} ${row('TD')})))`,
    language: 'ru-RU',
  });
  expect(await pdfText(bytes)).toContain('1 из 1');
});

test('tags a table that continues on other pages', async () => {
  const paper = openPaper({ title: 'Счёт', author: 'Камертон', date: '2026-11-20' });
  drawLines(paper, Array(80).fill(line), 100);
  const bytes = await paper.close(() => {});
  expect((await pdfStructure(bytes)).tree).toMatch(/^Root\(Document\(Table\(TR\(TH/);
  expect((await pdfText(bytes)).match(/Привод SL-60/g)).toHaveLength(80);
});

test('tags the sections of a support document', async () => {
  const sections = [{ title: 'Монтаж', paragraphs: ['Раз.', 'Два.'] }];
  const bytes = await renderPdf({ title: 'Инструкция', brand: 'Камертон', updatedAt: '2026-11-20', sections });
  expect(await pdfStructure(bytes)).toEqual({ tree: 'Root(Document(P H1 H2 P P))', language: 'ru-RU' });
});

test('tags a certificate in the order of reading, and leaves out its frame and code', async () => {
  const bytes = await renderCertificateSheet({
    title: 'Сертификат',
    number: 'АК-2026-00012',
    issued_on: '2026-03-12',
    valid_until: '2028-03-12',
    lines: [{ text: 'Петрова Анна', as: 'name', after: 8 }],
    target: 'https://site.test/academy/certificates/',
    note: 'Код открывает страницу.',
    check: 'https://site.test/academy/certificates/',
    issuer: 'АО «Камертон»',
    director: 'Белов А. С.',
  });
  expect(await pdfStructure(bytes)).toEqual({
    tree: 'Root(Document(P H1 P P P P P P P P))',
    language: 'ru-RU',
  });
  expect(await pdfText(bytes)).toMatch(/Сертификат.*Петрова Анна.*Выдан.*Код открывает страницу.*Белов/);
});
