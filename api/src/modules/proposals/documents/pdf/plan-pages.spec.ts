import { drawPlan } from '@site/kp-drawing/draw-plan';
import { calculated } from '@site/kp-rules/testing/calculated';
import { mall } from '@site/kp-rules/testing/car-parks';
import { currentVersion, rulesOf } from '@site/kp-rules/versions';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { openPaper } from '../../../../papers/paper.ts';
import { drawPlanPages } from './plan-pages.ts';

test('puts the notes below a long sheet name', async () => {
  const park = mall();
  const plan = drawPlan(park, calculated(park), rulesOf(currentVersion));
  const [first] = plan.sheets;
  const long = { ...plan, sheets: [{ ...first!, title: 'ПОДЗЕМНЫЙ УРОВЕНЬ торгового центра '.repeat(9) }] };
  const paper = openPaper({ title: 'Проба', author: 'Проба', date: '2026-11-21' });
  drawPlanPages(paper, long);
  const pdf = await getDocument({ data: new Uint8Array(await paper.close(() => {})), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
  const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  const heightOf = (start: string) => lines.find(({ str }) => str.startsWith(start))!.transform[5] as number;
  const titles = lines.filter(({ str, transform }) => /УРОВЕНЬ/.test(str) && transform[0] === 12);
  expect(titles.map(({ str }) => [str.startsWith('План парковки.'), str.endsWith('…')])).toEqual([[true, true]]);
  expect(heightOf('План парковки.') - heightOf('Поля мест')).toBeGreaterThan(10);
  await pdf.destroy();
});
