import { readFile } from 'node:fs/promises';
import { BranchContent } from '@site/contracts/company-profile';
import { formatNumber } from '@site/kernel/numbers';
import { formatCount } from '@site/kernel/plurals';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { demoBranches } from './demo-entries.ts';
import { goodsFiles, productDrawings } from './goods.ts';
import { siteValueRows } from './site.ts';
import { locationRows, partnerRows, shopRows } from './tables.ts';

const now = new Date();
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const setting = (wanted: string) => siteValueRows.find(({ key }) => key === wanted)?.value;
const textOf = (page: string) => readFile(new URL(`./content/${page}.yaml`, import.meta.url), 'utf8');

const blocksOf = async (page: string) =>
  parseAllDocuments(await textOf(page)).map((document) => document.toJS() as Record<string, unknown>);

/** Returns the numbers of a page as «12 городов». */
async function numbersOf(page: string): Promise<string[]> {
  return (await blocksOf(page))
    .filter(({ type }) => type === 'numbers')
    .flatMap(({ items }) => items as { value: string; unit: string }[])
    .map(({ value, unit }) => plain(`${value} ${unit}`));
}

test.each(['terms', 'delivery'])(
  'names in /%s/ payments on the site only where the checkout has them',
  async (page) => {
    const about = (await blocksOf(page)).map((block) => ({
      visibility: block.visibility,
      online: /банковской картой|СБП/.test(JSON.stringify(block)),
      agreed: /способ оплаты согласует менеджер/.test(JSON.stringify(block)),
    }));
    const mentions = about.filter(({ online, agreed }) => online || agreed);
    expect(mentions).toContainEqual({ visibility: 'online_payment', online: true, agreed: false });
    expect(mentions).toContainEqual({ visibility: 'agreed_payment', online: false, agreed: true });
    for (const { visibility, online } of mentions)
      expect(visibility).toBe(online ? 'online_payment' : 'agreed_payment');
  },
);

test('counts towns and goods of the page about the manufacturer as the site has them', async () => {
  const branches = demoBranches(now).map(({ published }) => BranchContent.parse(published));
  const towns = new Set([...shopRows, ...partnerRows, ...branches].flatMap(({ city }) => city ?? [])).size;
  const goods = goodsFiles(now).products.filter(({ article }) => !article.startsWith('999')).length;
  expect(await numbersOf('about/about-came')).toEqual(
    expect.arrayContaining([
      plain(formatCount(towns, ['город', 'города', 'городов'])),
      plain(formatCount(goods, ['изделие', 'изделия', 'изделий'])),
    ]),
  );
});

test('states the warehouses, the carriers and the courier of the checkout on the page about delivery', async () => {
  const [warehouses, carriers, cities] = ['warehouses', 'carriers', 'courier_cities'].map(
    (key) => setting(key) as unknown[],
  );
  const free = plain(formatNumber(setting('free_delivery_from') as number));
  expect(await numbersOf('delivery')).toEqual([
    `${warehouses?.length} склада`,
    `${carriers?.length} компаний`,
    `${free} ₽`,
  ]);
  const text = plain(await textOf('delivery'));
  expect(text).toContain(`- ${cities?.join(', ')}`);
  expect(text).toContain(plain(`${formatNumber(setting('courier_price') as number)} ₽, от ${free} ₽ — бесплатно`));
  for (const carrier of carriers ?? []) expect(text).toContain(carrier);
  expect(plain(await textOf('faq/delivery'))).toContain(`от ${free} ₽`);
});

test('counts the classrooms of the academy', async () => {
  expect(await numbersOf('profi')).toContain(`${locationRows.length} класса`);
});

test('draws the products of a series in one colour, and its drives with one body', () => {
  const drawings = productDrawings();
  const looks = new Map<string, Set<string>>();
  for (const { article, series, attributes } of goodsFiles(now).products) {
    const drawing = drawings[article];
    if (!drawing || !('hue' in drawing)) continue;
    const body = drawing.kind === 'sliding-operator' ? drawing.shape : '';
    // Some series are offered in several colours.
    const key = [series, drawing.kind, attributes?.['Цвет']].join();
    looks.set(key, (looks.get(key) ?? new Set()).add(`${drawing.hue} ${body}`));
  }
  expect(looks.size).toBeGreaterThan(40);
  expect([...looks].filter(([, different]) => different.size > 1)).toEqual([]);
});
