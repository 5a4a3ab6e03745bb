import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { fakeUploads } from '@site/testing/fake-uploads';
import { renderPage } from '@site/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { PicturesField } from './pictures-field.tsx';

const uploads = fakeUploads();
const id = '00000000-0000-4000-8000-00000000000a';
const old = '00000000-0000-4000-8000-00000000000b';
const picture = { src: '/media/company/x.webp', alt: '', width: 640, height: 480 };

/** Rendering that jsdom lacks: a picture of 1600 × 1200 pixels in a box of 400 × 300. */
const draw = jest.fn();
let toBlob: jest.SpiedFunction<HTMLCanvasElement['toBlob']>;
const size = { naturalWidth: 1600, naturalHeight: 1200 };
beforeEach(() => {
  draw.mockReset();
  Object.assign(size, { naturalWidth: 1600, naturalHeight: 1200 });
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockImplementation(() => size.naturalWidth);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockImplementation(() => size.naturalHeight);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
  Element.prototype.scrollTo ??= () => {};
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: draw } as never);
  toBlob = jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['cut'], { type: 'image/png' })));
});
afterEach(() => void jest.restoreAllMocks());

async function open(use: 'logo' | 'image', max: number, ids: string[] = []) {
  const busy = jest.fn();
  function Page() {
    const form = useForm({ defaultValues: { pictures: ids } });
    return (
      <>
        <PicturesField
          form={form}
          name="pictures"
          legend="Изображения"
          hint="до 2 МБ"
          use={use}
          max={max}
          known={[{ id: old, picture }]}
          onBusy={busy}
        />
        <output>{useWatch({ control: form.control, name: 'pictures' }).join()}</output>
      </>
    );
  }
  const page = await renderPage({
    Component: Page,
    path: '/account/profile',
    url: '/account/profile',
    data: {},
    api: fakeApi(jest.fn<WireCall>()),
  });
  /** Chooses a file as a browser does: the picker returns the focus to the button that opened it. */
  const choose = async (file: File) => {
    await page.user.click(screen.getByRole('button', { name: /^(Загрузить|Заменить|Добавить изображения)$/ }));
    fireEvent.change(screen.getByLabelText(/с.диска/, { selector: 'input' }), { target: { files: [file] } });
  };
  return { ...page, busy, choose };
}
const photo = new File(['x'], 'логотип.png', { type: 'image/png' });
const values = () => screen.getByRole('status').textContent;

async function openCrop() {
  const page = await open('logo', 1, [old]);
  await page.choose(photo);
  const dialog = within(await screen.findByRole('dialog', { name: 'Выберите область логотипа' }));
  fireEvent.load(await dialog.findByRole('img', { name: 'Выбранный файл' }));
  return { ...page, dialog };
}

test('crops the middle square, moved by keys, and replaces the old logo', async () => {
  const { dialog, user } = await openCrop();
  act(() => dialog.getByRole('group', { name: /^Область логотипа/ }).focus());
  // 100 pixels to the right, of which 50 are available, and one back.
  await user.keyboard('{Control>}{ArrowRight}{/Control}{ArrowLeft}');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(draw).toHaveBeenCalledWith(expect.any(HTMLImageElement), 396, 0, 1200, 1200, 0, 0, 800, 800);
  expect(toBlob.mock.contexts[0]).toMatchObject({ width: 800, height: 800 });

  expect(uploads[0]?.open).toHaveBeenCalledWith('POST', '/api/account/profile/files/logo/');
  expect(values()).toBe(old);
  await uploads[0]?.answer(200, { status: 'ok', file: { id, picture } });
  expect(values()).toBe(id);
  expect(screen.getByRole('button', { name: 'Заменить' })).toHaveFocus();
});

test('uploads one picture on a double click, and reports a failed crop', async () => {
  const { dialog, user } = await openCrop();
  let cut: (content: Blob | null) => void = () => {};
  toBlob.mockImplementation((done) => void (cut = done));
  await user.dblClick(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(toBlob).toHaveBeenCalledTimes(1);
  await act(async () => cut(null));
  expect(dialog.getByRole('alert')).toHaveTextContent(/Не.удалось открыть изображение/);
  expect(uploads).toHaveLength(0);
});

test('shrinks the square when its corner is moved by keys', async () => {
  const { dialog, user } = await openCrop();
  act(() => dialog.getByRole('button', { name: 'Нижний правый угол' }).focus());
  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(draw).toHaveBeenCalledWith(
    ...[expect.any(HTMLImageElement), 200, 0, 800, expect.closeTo(800), 0, 0, 800, 800],
  );
});

test.each(['Отменить', 'Закрыть', 'Escape'])('«%s» keeps the old logo and returns the focus', async (way) => {
  const { dialog, user, choose } = await openCrop();
  if (way === 'Escape') fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  else await user.click(dialog.getByRole('button', { name: way }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(uploads).toHaveLength(0);
  expect(values()).toBe(old);
  expect(screen.getByRole('button', { name: 'Заменить' })).toHaveFocus();
  // The same file again.
  await choose(photo);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('rejects a picture that is too small for a logo', async () => {
  Object.assign(size, { naturalWidth: 299, naturalHeight: 400 });
  const { dialog } = await openCrop();
  expect(dialog.getByRole('alert')).toHaveTextContent(/не.меньше 300.×.300 точек/);
  expect(dialog.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

test('rejects a file that is a picture by its name only', async () => {
  const { choose } = await open('logo', 1);
  await choose(photo);
  fireEvent.error(await screen.findByRole('img', { name: 'Выбранный файл' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Не.удалось открыть изображение/);
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

test('uploads an SVG without cropping, and rejects a format that a logo may not have', async () => {
  const { choose } = await open('logo', 1);
  await choose(new File(['<svg/>'], 'знак.svg', { type: 'image/svg+xml' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(uploads).toHaveLength(1);
  await choose(new File(['x'], 'знак.gif', { type: 'image/gif' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Недопустимый формат файла. Разрешены: png, jpg, svg');
  expect(uploads).toHaveLength(1);
});

test('shows the progress of an upload, and removes a rejected one by its button', async () => {
  const { choose, busy, user } = await open('image', 2, [old]);
  await choose(new File(['x'], 'цех.png', { type: 'image/png' }));
  const progress = screen.getByRole('progressbar', { name: 'Загружается цех.png' });
  expect(progress).toHaveValue(0);
  await uploads[0]?.progress(3, 4);
  expect(progress).toHaveValue(0.75);
  expect(busy).toHaveBeenLastCalledWith(true);
  await uploads[0]?.answer(400, { status: 'error', code: 'file', message: 'Изображение повреждено' });
  expect(screen.getByRole('alert')).toHaveTextContent('Изображение повреждено');
  expect(progress).not.toBeInTheDocument();
  expect(busy).toHaveBeenLastCalledWith(false);
  await user.click(screen.getByRole('button', { name: 'Убрать цех.png' }));
  expect(screen.queryByText('Изображение повреждено')).not.toBeInTheDocument();
  expect(values()).toBe(old);
});

test('aborts the upload of a removed picture', async () => {
  const { choose, user } = await open('image', 2);
  await choose(new File(['x'], 'цех.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: 'Убрать цех.png' }));
  expect(uploads[0]?.abort).toHaveBeenCalled();
  expect(screen.queryByText('цех.png')).not.toBeInTheDocument();
});
