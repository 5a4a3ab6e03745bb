import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manageCommand } from '../test/manage-command.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';

const KEY = 'a-key-for-the-command-of-32-characters';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ MANAGE_KEY: KEY });
});
afterAll(() => api.close());

const products = (...args: string[]) =>
  manageCommand(['products', ...args], { API_ORIGIN: api.origin, MANAGE_KEY: KEY, MANAGE_AUTHOR: 'Заказова Зоя' });
async function fileOf(name: string, text: string): Promise<string> {
  const file = join(api.dataDir, name);
  await writeFile(file, text);
  return file;
}

test('exports files that change nothing when they are imported', async () => {
  for (const args of [
    ['goods.yaml'],
    ['goods.xlsx'],
    ['goods.csv'],
    ['tree.csv', '--table', 'categories'],
    ['ip.csv', '--table', 'attributes'],
  ]) {
    const [name = '', ...options] = args;
    const file = await fileOf(name, '');
    expect((await products('export', file, ...options)).stdout).toMatch(/(attributes|categories|products) \d+\.\n$/);
    expect(await products('import', file, '--yes')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Added 0, changed 0, withdrawn 0, unchanged \d+\.\n$/),
    });
  }
  expect(await readFile(join(api.dataDir, 'goods.csv'), 'utf8')).toMatch(/^\ufeffАртикул;Название;/);
  expect((await products('columns')).stdout).toMatch(/^Цена +.*целые рубли/m);
});

test('shows the changes of a price list, writes them on request, and undoes them', async () => {
  const file = await fileOf('prices.csv', 'Артикул;Цена\n901SL-0080;12 345\n901SL-0050;26 300\n');
  const shown = await products('import', file, '--dry-run');
  expect(shown.stdout).toMatch(
    /^901SL-0080 {2}changed {2}Цена: \d+ → 12345\nAdded 0, changed 1, withdrawn 0, unchanged 1\.\n$/,
  );
  expect(await products('import', file)).toMatchObject({ code: 1, stderr: expect.stringContaining('--yes') });
  expect((await products('import', file, '--yes')).stdout).toMatch(/^Import 1: .*changed 1.*undo/m);
  expect((await products('import', file, '--dry-run')).stdout).toMatch(/^Added 0, changed 0/);
  expect((await products('undo')).stdout).toMatch(/^Import 1 is undone: .*changed 1/);
  expect(await products('undo')).toMatchObject({ code: 1, stderr: expect.stringContaining('Отменять нечего') });
});

test('shows the progress of a check, an import and an undo on a terminal, and removes it before the output', async () => {
  const file = await fileOf('progress.csv', 'Артикул;Цена\n901SL-0080;12 346\n901SL-0050;26 301\n');
  const settings = { API_ORIGIN: api.origin, MANAGE_KEY: KEY, MANAGE_AUTHOR: 'Заказова Зоя' };
  const shown: string[] = [];
  const onTerminal = (...args: string[]) => manageCommand(['products', ...args], settings, (text) => shown.push(text));
  const { stdout, stderr } = await onTerminal('import', file, '--yes');
  expect(stdout).toMatch(/^Import \d+: .*changed 2/m);
  expect(stderr).toBe('');
  expect(shown).toEqual(expect.arrayContaining(['Checking rows: 0 of 2', 'Writing rows: 0 of 2']));
  expect(shown.at(-1)).toBe('');
  await onTerminal('undo');
  expect(shown.filter((text) => text === 'Writing rows: 0 of 2')).toHaveLength(2);
  const wrong = await fileOf('unknown.csv', 'Артикул;Категория\n901SL-0080;net-takoy\n');
  expect((await onTerminal('import', wrong, '--yes')).stderr).toContain(
    'Строка 2, «Категория»: Нет категории net-takoy',
  );
});

test('lists products in the asked order, and names the orders for an unknown one', async () => {
  const dearest = (await products('list', '--sort', '-price')).stdout.split('\n')[0]!;
  const cheapest = (await products('list', '--sort', 'price')).stdout.split('\n')[0]!;
  const priceOf = (line: string) => Number(/ {2}([\d ]+) ₽/.exec(line)?.[1]?.replaceAll(' ', ''));
  expect(priceOf(dearest)).toBeGreaterThan(priceOf(cheapest));
  expect((await products('list', '--search', '901SL-0080')).stdout).toMatch(/^901SL-0080 {2}[\d ]+ ₽ /);
  expect(await products('list', '--sort', 'colour')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      'Allowed choices are name, -name, article, -article, price, -price, stock, -stock.',
    ),
  });
});

test('reports errors of cells and of the API at once, by line and column', async () => {
  const file = await fileOf(
    'wrong.csv',
    'Артикул;Цена;Категория;Аналоги\n901SL-0080;45.000;sliding-home;\n\n901SL-0050;5;net-takoy;НЕТ-1 | 901SL-0080\n',
  );
  expect(await products('import', file, '--yes')).toEqual({
    code: 1,
    stdout: '',
    stderr: [
      'Ничего не загружено:',
      '  Строка 2, «Цена»: «45.000» — не целое число',
      '  Строка 4, «Категория»: Нет категории net-takoy',
      '  Строка 4, «Аналоги»: Нет товаров с артикулом НЕТ-1',
      '',
    ].join('\n'),
  });
});
