import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fakeUploads } from '@site/testing/fake-uploads';
import { screen, waitFor } from '@testing-library/react';
import { checkoutServer, consent, rejected, submit } from './testing.tsx';

const uploads = fakeUploads();
let server: ReturnType<typeof checkoutServer>;
beforeEach(() => {
  server = checkoutServer();
});
afterEach(() => sessionStorage.clear());

const input = () => screen.getByLabelText<HTMLInputElement>(/^Файлы к.заказу$/, { selector: 'input' });
const plan = (name = 'план.pdf', content = 'x') => new File([content], name);
const uploaded = (n: number, name = 'план.pdf') => ({
  status: 'ok',
  file: { id: `b1946ac9-2c4b-4f0e-9d3a-5b1f4c8e7a1${n}`, name, size_bytes: 2048 },
});

test('uploads a file at once with progress and submits it with the order', async () => {
  const page = await server.open();
  await page.user.upload(input(), plan());
  const [request] = uploads;
  expect(request?.open).toHaveBeenCalledWith('POST', '/api/order/files/');
  expect(request?.headers).toMatchObject({ accept: 'application/json' });
  await request?.progress(1, 4);
  expect(screen.getByRole('progressbar', { name: 'Загружается план.pdf' })).toHaveValue(0.25);
  await request?.answer(200, uploaded(1));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByText('2\u00a0КБ', { normalizer: (text) => text })).toBeVisible();

  await consent(page);
  await page.user.click(submit());
  await waitFor(() => expect(server.sent()).toEqual([expect.objectContaining({ files: [uploaded(1).file.id] })]));
});

test('handles two parallel uploads, a removal and a reload', async () => {
  const page = await server.open();
  await page.user.upload(input(), [plan('a.pdf'), plan('b.xlsx')]);
  await uploads[1]?.answer(200, uploaded(2, 'b.xlsx'));
  await uploads[0]?.answer(200, uploaded(1, 'a.pdf'));
  await page.user.click(screen.getByRole('button', { name: 'Убрать b.xlsx' }));
  expect(screen.getByRole('button', { name: 'Прикрепить файлы' })).toHaveFocus();
  page.unmount();

  await server.open();
  expect(screen.getByText('a.pdf')).toBeVisible();
  expect(screen.queryByText('b.xlsx')).not.toBeInTheDocument();
});

test('aborts the upload of a removed file', async () => {
  const page = await server.open();
  await page.user.upload(input(), plan());
  await page.user.click(screen.getByRole('button', { name: 'Убрать план.pdf' }));
  expect(uploads[0]?.abort).toHaveBeenCalled();
  expect(screen.queryByText('план.pdf')).not.toBeInTheDocument();
});

test('rejects an invalid file before the upload', async () => {
  const page = await server.open();
  const big = plan('большой.pdf');
  Object.defineProperty(big, 'size', { value: 10 * 1024 * 1024 + 1 });
  await page.user.upload(input(), big);
  expect(screen.getByRole('alert')).toHaveTextContent('Файл слишком большой. Максимальный размер — 10 МБ');
  await page.user.click(screen.getByRole('button', { name: 'Убрать большой.pdf' }));

  await page.user.upload(
    input(),
    Array.from({ length: 6 }, (_, n) => plan(`${n}.jpg`)),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Не больше 5 файлов');
  expect(uploads).toHaveLength(5);
});

test('shows a server error at the file, and one about a vanished file at the field', async () => {
  const page = await server.open();
  await page.user.upload(input(), plan());
  await uploads[0]?.answer(415, { status: 'error', code: 'file', message: 'Недопустимый формат файла' });
  expect(screen.getByRole('alert')).toHaveTextContent('Недопустимый формат файла');

  server.answers['/order/'] = rejected(400, 'data', { fields: { files: 'Загрузите их ещё раз' } });
  await consent(page);
  await page.user.click(submit());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Прикрепить файлы' })).toHaveAccessibleDescription(
      'Загрузите их ещё раз',
    ),
  );
  expect(screen.getByRole('button', { name: 'Прикрепить файлы' })).toHaveFocus();
});

test('does not submit the order during an upload', async () => {
  const page = await server.open();
  await page.user.upload(input(), plan());
  await consent(page);
  await page.user.click(submit());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Прикрепить файлы' })).toHaveAccessibleDescription(/Дождитесь/),
  );
  expect(server.sent()).toEqual([]);
});
