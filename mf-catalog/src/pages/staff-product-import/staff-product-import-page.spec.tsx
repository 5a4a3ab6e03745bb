import { beforeEach, expect, jest, test } from '@jest/globals';
import type { GoodsFileReport, GoodsImports } from '@site/contracts/manage-goods';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { fakeUploads } from '@site/testing/fake-uploads';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { orderSeo } from '../../testing/orders.ts';
import { StaffProductImportPage } from './staff-product-import-page.tsx';

const uploads = fakeUploads();
const call = jest.fn<WireCall>();
const load = jest.fn<() => GoodsImports>();

const columns = [{ title: 'Артикул', required: true, about: 'ключ' }];
const imports = (last: GoodsImports['last'] = null): GoodsImports => ({ last, tables: [{ title: 'Товары', columns }] });
const fifth = { number: 5, at: '2026-11-26T10:00:00.000Z', author: 'Белова Анна', added: 0, changed: 60, withdrawn: 1 };

const report = (change: Partial<GoodsFileReport> = {}): GoodsFileReport => ({
  ...{ number: null, added: 0, changed: 60, withdrawn: 1, unchanged: 3, plan: 'p-1', errors_total: 0, errors: [] },
  changes: [
    ...Array.from({ length: 60 }, (_, index) => ({
      ...{ table: 'products' as const, kind: 'changed' as const, key: `A-${index}`, title: `Привод ${index}` },
      fields: [{ title: 'Цена', before: '100', after: '120' }],
    })),
    { table: 'products', kind: 'withdrawn', key: 'B-1', title: 'Шлагбаум', fields: [] },
  ],
  ...change,
});

beforeEach(() => {
  call.mockReset();
  load.mockReset();
  load.mockReturnValue(imports());
});

async function open() {
  const page = await renderPage({
    Component: StaffProductImportPage,
    path: '/account/staff/products/import',
    url: '/account/staff/products/import/',
    data: () => ({ seo: orderSeo('Товары'), access: 'open', value: load() }),
    api: fakeApi(call),
  });
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText(/Файл с.товарами/), { target: { files: [file] } });
  const check = async () => {
    const sent = uploads.length;
    await page.user.click(screen.getByRole('button', { name: 'Проверить файл' }));
    await waitFor(() => expect(uploads).toHaveLength(sent + 1));
    return uploads[sent]!;
  };
  return { ...page, choose, check };
}
const file = (name = 'Прайс.csv', size = 10) => {
  const made = new File(['Артикул;Цена'], name);
  Object.defineProperty(made, 'size', { value: size });
  // jsdom has no Blob.arrayBuffer.
  made.slice = () => ({ arrayBuffer: async () => new ArrayBuffer(1) }) as unknown as Blob;
  return made;
};

test('refuses an unsuitable file in words before the upload', async () => {
  const { user, choose } = await open();
  await user.click(screen.getByRole('button', { name: 'Проверить файл' }));
  expect(screen.getByText('Выберите файл', { selector: '[role=alert]' })).toBeVisible();
  choose(file('Прайс.pdf'));
  expect(screen.getByRole('alert')).toHaveTextContent(/«Прайс.pdf» не.подходит/);
  choose(file('Прайс.xlsx', 23 * 1024 * 1024));
  expect(screen.getByRole('alert')).toHaveTextContent(/больше допустимых 10.МБ: 23.МБ/);
  await user.click(screen.getByRole('button', { name: 'Проверить файл' }));
  expect(uploads).toHaveLength(0);
});

test('shows changes in parts and by kind, and imports once what it showed', async () => {
  const { user, choose, check } = await open();
  choose(file());
  await user.click(screen.getByRole('checkbox', { name: /Снять с.сайта/ }));
  const checking = await check();
  expect(checking.open).toHaveBeenCalledWith('POST', '/api/manage/products/file/check/?replace=true');
  await checking.answer(200, report());
  const table = () => screen.getByRole('table', { name: 'Изменения' });
  expect(within(table()).getAllByRole('row')).toHaveLength(51);
  expect(within(table()).getAllByRole('row')[1]).toHaveTextContent(/Привод 0A-0ИзменитсяЦена: 100 → 120/);
  await user.click(screen.getByRole('button', { name: 'Показать ещё 11' }));
  expect(within(table()).getAllByRole('row')).toHaveLength(62);
  await user.click(screen.getByRole('button', { name: /Снимутся с.сайта: 1/ }));
  expect(within(table()).getAllByRole('row')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: /Загрузить в.каталог/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/«Прайс.csv». Будет изменено: 60, снято с.сайта: 1/)).toBeVisible();
  await user.dblClick(dialog.getByRole('button', { name: 'Загрузить' }));
  await waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]!.open).toHaveBeenCalledWith('POST', '/api/manage/products/file/import/?replace=true&plan=p-1');
  load.mockReturnValue(imports(fifth));
  const sent = uploads[1]!;
  expect(sent.headers['accept']).toContain('application/x-ndjson');
  expect(screen.queryByRole('dialog')).toBeNull();
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await sent.progress(1, 2);
  expect(screen.getByRole('progressbar', { name: 'Отправляем файл…' })).toHaveValue(0.5);
  await sent.lines({ progress: { stage: 'read', done: 0, total: 0 } });
  expect(screen.getByRole('progressbar', { name: 'Читаем файл…' })).not.toHaveAttribute('value');
  await sent.lines({ progress: { stage: 'check', done: 12_000, total: 50_000 } });
  expect(screen.getByRole('progressbar', { name: /Проверяем строки: 12.000 из.50.000/ })).toHaveValue(0.24);
  expect(announced()).toContain('Проверяем строки');
  for (const name of [/Загрузить в.каталог/, 'Проверить файл', 'Выбрать другой файл'])
    await user.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Выбрать другой файл' })).toBeDisabled();
  await sent.lines({ progress: { stage: 'write', done: 50_000, total: 50_000 } });
  expect(announced()).toContain('Записываем строки');
  await sent.lines({ answer: report({ number: 5 }) });
  await sent.end();
  expect(await screen.findByText(/Загрузка №.5 выполнена/)).toBeVisible();
  expect(uploads).toHaveLength(2);
  expect(screen.queryByText(/Прайс.csv/)).toBeNull();
  expect(await screen.findByText('Белова Анна')).toBeVisible();
});

test('lists errors with their places, and keeps the file', async () => {
  const { choose, check } = await open();
  choose(file());
  const errors = [
    { sheet: 'Прайс', line: 12, column: 'Цена', message: '«45.000» — не целое число' },
    { sheet: null, line: 0, column: 'Прочее', message: 'Нет такой части' },
  ];
  await (await check()).answer(200, report({ changes: [], changed: 0, withdrawn: 0, errors, errors_total: 2 }));
  expect(screen.getByRole('alert')).toHaveTextContent(/В.файле 2.ошибки, ничего не.загружено/);
  expect(screen.getByRole('row', { name: /Лист «Прайс», строка 12 Цена «45.000» — не целое число/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Весь файл Прочее/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Загрузить в/ })).toBeNull();
  expect(screen.getByText(/Прайс.csv,/)).toBeVisible();

  const refused = { status: 'error', code: 'goods_file', message: 'Книга не читается' };
  await (await check()).answer(400, refused);
  expect(await screen.findByText('Книга не читается')).toBeVisible();
  await (await check()).answer(200, report({ changes: [], changed: 0, withdrawn: 0 }));
  expect(await screen.findByText(/загружать нечего/)).toBeVisible();
});

test('keeps the file after a problem and a lost connection, and offers to check it again', async () => {
  const { user, choose, check } = await open();
  choose(file());
  const write = async () => {
    await (await check()).answer(200, report());
    await user.click(screen.getByRole('button', { name: /Загрузить в.каталог/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Загрузить' }));
    await waitFor(() => expect(uploads.at(-1)!.open).toHaveBeenCalledWith('POST', expect.stringContaining('/import/')));
    return uploads.at(-1)!;
  };
  const refused = await write();
  const changed = 'Каталог или файл изменился после проверки. Проверьте файл ещё раз';
  await refused.lines({ status: 409, problem: { status: 'error', code: 'goods_changed', message: changed } });
  await refused.end();
  expect(await screen.findByText(changed)).toBeVisible();

  const cut = await write();
  await cut.lines({ progress: { stage: 'write', done: 1, total: 61 } });
  await cut.end();
  expect(await screen.findByText(/Связь с.сервером прервалась. Загрузка могла завершиться/)).toBeVisible();
  expect(screen.getByText(/Прайс.csv,/)).toBeVisible();
  load.mockReturnValue(imports(fifth));
  const count = uploads.length;
  await user.click(screen.getByRole('button', { name: 'Проверить файл ещё раз' }));
  await waitFor(() => expect(uploads).toHaveLength(count + 1));
  await uploads[count]!.answer(200, report({ changes: [], changed: 0, withdrawn: 0 }));
  expect(await screen.findByText(/загружать нечего/)).toBeVisible();
  expect(screen.queryByText(/прервалась/)).toBeNull();
  expect(await screen.findByText('Белова Анна')).toBeVisible();
});

test('undoes the last import by its number after a confirmation, and says why it cannot', async () => {
  load.mockReturnValue(imports(fifth));
  const { user } = await open();
  expect(screen.getByText(/изменено: 60, снято с.сайта: 1/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Отменить эту загрузку' }));
  const dialog = within(screen.getByRole('dialog', { name: /Отменить загрузку №.5/ }));
  await user.click(dialog.getByRole('button', { name: 'Отменить загрузку' }));
  expect(uploads[0]!.open).toHaveBeenCalledWith('POST', '/api/manage/products/undo/?number=5');
  await uploads[0]!.lines({ progress: { stage: 'check', done: 30, total: 60 } });
  expect(dialog.getByRole('progressbar', { name: /Проверяем строки: 30 из.60/ })).toHaveValue(0.5);
  const problem = { status: 'error', code: 'goods_undo', message: 'После неё изменены A-1: «Цена»' };
  await uploads[0]!.lines({ status: 409, problem });
  await uploads[0]!.end();
  expect(await dialog.findByText('После неё изменены A-1: «Цена»')).toBeVisible();
  load.mockReturnValue(imports());
  await user.click(dialog.getByRole('button', { name: 'Отменить загрузку' }));
  await uploads[1]!.lines({ answer: { ...fifth, unchanged: 0, changes: [] } });
  await uploads[1]!.end();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Белова Анна')).toBeNull());
});
