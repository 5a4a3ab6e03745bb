import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedMedium } from '@site/contracts/manage-media';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { fakeUploads } from '@site/testing/fake-uploads';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StaffMediaPage } from './staff-media-page.tsx';

const photo: ManagedMedium = {
  ...{ name: 'sl-80.jpg', kind: 'photo', alt: 'Привод у ворот', width: 800, height: 600, color: null },
  ...{ seconds: null, focus: null, notes: [], poster: null, captions: null, locations: [], videos: [] },
  ...{
    size_bytes: 120_000,
    hash: 'a',
    updated_at: '2026-11-20T10:00:00.000Z',
    used_by: ['901SL-0080'],
    trainers: [],
    documents: [{ address: '/about/', title: 'О\u00a0компании' }],
  },
  picture: { src: '/media/photo/sl-80-1-w640.webp', alt: 'Привод у ворот', width: 800, height: 600 },
  url: '/media/photo/sl-80-1-w800.webp',
};
const document: ManagedMedium = {
  ...{ ...photo, name: 'passport.pdf', kind: 'document', alt: '', width: null, height: null, picture: null },
  ...{ url: '/media/file/passport-2.pdf', used_by: [], trainers: [], documents: [] },
};
const video: ManagedMedium = {
  ...{ ...photo, name: 'mounting.mp4', kind: 'video', alt: 'Монтаж', seconds: 75, poster: 'sl-80.jpg' },
  ...{ url: '/media/file/mounting-4.mp4?v=1', used_by: [], documents: [] },
};
const model: ManagedMedium = { ...document, name: 'sl-80.step', url: '/media/file/sl-80-3.step?v=1' };

const seo = { title: '', description: '', h1: 'Фотографии', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };
const call = jest.fn<WireCall>();
const uploads = fakeUploads();
const load = jest.fn<() => ManagedMedium[]>();
beforeEach(() => {
  globalThis.createImageBitmap = () => Promise.reject(new Error('no pictures here'));
  call.mockReset();
  load.mockReset().mockReturnValue([photo, document, model]);
});

const open = () =>
  renderPage({
    Component: StaffMediaPage,
    path: '/account/staff/media',
    url: '/account/staff/media/',
    data: () => {
      const items = load();
      return { seo, access: 'open', value: { items, total: items.length, page: 1, pages: 1 } };
    },
    api: fakeApi(call),
  });
const choose = (label: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
const fileOf = (name: string, size = 3) => {
  const file = new File(['abc'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const dialog = (name: RegExp | string) => within(screen.getByRole('dialog', { name }));

test('shows photographs as renditions, documents as links, and where both are used', async () => {
  await open();
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Открыть sl-80.jpg' }).querySelector('img')).toHaveAttribute(
    'src',
    photo.picture!.src,
  );
  expect(first).toHaveTextContent(/800.×.600, 117.КБ.*Привод у ворот.*Товар:.*901SL-0080/);
  expect(within(first!).getByRole('link', { name: '901SL-0080' })).toHaveAttribute(
    'href',
    '/account/staff/products?search=901SL-0080',
  );
  expect(within(first!).getByRole('link', { name: /О.компании/ })).toHaveAttribute(
    'href',
    '/account/staff/pages/about/',
  );
  expect(second).toHaveTextContent(/PDF.*Не.используется/);
  expect(within(third!).getByRole('link', { name: 'Скачать sl-80.step' })).toHaveTextContent('STEP');
  expect(third).toHaveTextContent(/STEP, 117.КБ/);
  expect(screen.queryByRole('button', { name: 'Описание: passport.pdf' })).toBeNull();
});

test('refuses files in words before the upload, and uploads the others with their description and progress', async () => {
  const { user } = await open();
  choose(
    'Файлы',
    fileOf('a.jpg'),
    fileOf('big.pdf', 31 * 2 ** 20),
    fileOf('IMG.heic'),
    fileOf('x|y.png'),
    fileOf('b.pdf'),
  );
  const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(texts).toEqual([
    'Файл слишком большой: 31 МБ. Максимальный размер — 30 МБ',
    expect.stringContaining('HEIC'),
    expect.stringContaining('В имени файла могут быть'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Загрузить: 2' }));
  const alt = screen.getByRole('textbox', { name: /Что на.снимке/ });
  expect(alt).toHaveFocus();
  expect(alt).toHaveAccessibleDescription(/Опишите, что на.снимке/);
  expect(uploads).toHaveLength(0);

  await user.type(alt, 'Плата привода');
  await user.click(screen.getByRole('button', { name: 'Загрузить: 2' }));
  expect(uploads[0]!.open).toHaveBeenCalledWith(
    'POST',
    `/api/manage/media/?alt=${encodeURIComponent('Плата привода').replace('%20', '+')}`,
  );
  await uploads[0]!.progress(1, 4);
  expect(screen.getByRole('progressbar', { name: 'Загружается a.jpg' })).toHaveAttribute('value', '0.25');
  await uploads[0]!.answer(409, { status: 'error', code: 'media', message: 'Файл a.jpg уже загружен' });
  expect(uploads[1]!.open).toHaveBeenCalledWith('POST', '/api/manage/media/');
  await uploads[1]!.answer(200, { ...document, name: 'b.pdf' });
  expect(screen.getByText('Файл a.jpg уже загружен')).toBeVisible();
  expect(alt).toHaveValue('Плата привода');
  expect(load).toHaveBeenCalledTimes(2);

  await user.click(screen.getByRole('button', { name: 'Загрузить: 1' }));
  await uploads[2]!.answer(200, photo);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Что на.снимке/ })).toBeNull());
  expect(screen.getByText('big.pdf')).toBeVisible();
});

test('repeats one description for the other photographs of a series', async () => {
  const { user } = await open();
  choose('Файлы', fileOf('turn-1.jpg'), fileOf('turn-2.jpg'), fileOf('turn-3.jpg'), fileOf('a.pdf'));
  const texts = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /Что на.снимке/ });
  const repeat = () => screen.queryByRole('button', { name: /описание у.остальных фотографий: / });
  expect(repeat()).toBeNull();
  await user.type(texts()[1]!, 'Привод со всех сторон');
  await user.type(texts()[2]!, 'Плата');
  expect(repeat()).toHaveAccessibleName(/: 1$/);
  await user.click(repeat()!);
  expect(texts().map(({ value }) => value)).toEqual(['Привод со всех сторон', 'Привод со всех сторон', 'Плата']);
  expect(repeat()).toBeNull();
});

test('uploads a video with its title and a poster of the library, and asks for what is missing', async () => {
  const { user } = await open();
  choose('Файлы', fileOf('clip.mov'), fileOf('mounting.mp4'));
  expect(screen.getByRole('alert')).toHaveTextContent(/только в.формате MP4/);
  const submit = () => user.click(screen.getByRole('button', { name: 'Загрузить: 1' }));
  await submit();
  const title = screen.getByRole('textbox', { name: /Название видео/ });
  expect(title).toHaveFocus();
  await user.type(title, 'Монтаж');
  await submit();
  const poster = within(screen.getByRole('group', { name: 'Заставка' }));
  expect(poster.getByRole('alert')).toHaveTextContent('Выберите заставку');
  expect(poster.getByRole('button')).toHaveFocus();
  expect(uploads).toHaveLength(0);

  const found = { name: photo.name, alt: photo.alt, picture: photo.picture!, seconds: null };
  call.mockResolvedValueOnce(responseTo('GET /manage/library/', { items: [found], total: 1, page: 1, pages: 1 }));
  await user.click(poster.getByRole('button'));
  await user.click(await screen.findByRole('button', { name: /^sl-80\.jpg/ }));
  expect(call).toHaveBeenLastCalledWith('GET', '/manage/library/?type=photo&page=1');
  expect(poster.queryByRole('alert')).toBeNull();
  await submit();
  const query = new URLSearchParams({ alt: 'Монтаж', poster: 'sl-80.jpg' });
  expect(uploads[0]!.open).toHaveBeenCalledWith('POST', `/api/manage/media/?${query}`);
  const refused = { status: 'error', code: 'validation', message: 'Проверьте поля', fields: { poster: 'Такой нет' } };
  await uploads[0]!.answer(400, refused);
  expect(poster.getByRole('alert')).toHaveTextContent('Такой нет');
  expect(title).toHaveValue('Монтаж');
  await submit();
  await uploads[1]!.answer(200, video);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Заставка' })).toBeNull());
});

test('shows a video with its duration, and changes its title and poster', async () => {
  load.mockReturnValue([video, { ...photo, used_by: [], documents: [], videos: ['mounting.mp4'] }]);
  const { user } = await open();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/800.×.600, 1:15, 117.КБ.*Монтаж.*Не.используется/);
  expect(within(first!).getByRole('link', { name: 'Открыть mounting.mp4' })).toHaveAttribute('href', video.url);
  expect(second).toHaveTextContent('Заставка видео: mounting.mp4');
  await user.click(screen.getByRole('button', { name: 'Описание: mounting.mp4' }));
  const form = dialog(/^Название и.заставка видео$/);
  const found = { name: 'yard.jpg', alt: 'Двор', picture: photo.picture!, seconds: null };
  call.mockResolvedValueOnce(responseTo('GET /manage/library/', { items: [found], total: 1, page: 1, pages: 1 }));
  await user.click(form.getByRole('button', { name: /^Заставка: выбрать/ }));
  await user.click(await screen.findByRole('button', { name: /^yard\.jpg/ }));
  expect(form.getByText('yard.jpg')).toBeVisible();
  call.mockResolvedValueOnce(responseTo('POST /manage/media/{name}/describe/', video));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/media/mounting.mp4/describe/', {
    ...{ alt: 'Монтаж', poster: 'yard.jpg' },
  });
});

test('shows which videos have no captions, adds them with what is wrong in words, and removes them', async () => {
  const captions = '/media/captions/mounting-4.vtt?v=2';
  load.mockReturnValue([video, { ...video, name: 'said.mp4', captions }]);
  const { user } = await open();
  const [first, second] = screen.getAllByRole('listitem');
  expect([first, second].map((item) => /Без субтитров/.test(item!.textContent ?? ''))).toEqual([true, false]);
  expect(second).toHaveTextContent(/С.субтитрами/);
  await user.click(screen.getByRole('button', { name: 'Субтитры: mounting.mp4' }));
  const form = dialog('Субтитры: mounting.mp4');
  choose('Файл субтитров', fileOf('ru.srt'));
  expect(form.getByRole('alert')).toHaveTextContent(/только в.формате WebVTT/);
  choose('Файл субтитров', fileOf('ru.vtt'));
  await user.click(form.getByRole('button', { name: 'Загрузить' }));
  expect(uploads[0]!.open).toHaveBeenCalledWith('POST', '/api/manage/media/mounting.mp4/captions/');
  await uploads[0]!.answer(415, { status: 'error', code: 'file', message: 'Строка 4: время пишут так' });
  expect(form.getByRole('alert')).toHaveTextContent('Строка 4: время пишут так');
  expect(form.getByText(/^ru\.vtt/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Загрузить' }));
  await uploads[1]!.answer(200, { ...video, captions });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Субтитры: said.mp4' }));
  expect(dialog('Субтитры: said.mp4').getByRole('link', { name: /Открыть субтитры/ })).toHaveAttribute(
    'href',
    captions,
  );
  await user.click(screen.getByRole('button', { name: 'Удалить субтитры' }));
  call.mockResolvedValueOnce(responseTo('POST /manage/media/{name}/captions/remove/', video));
  await user.click(dialog('Удалить субтитры?').getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/media/said.mp4/captions/remove/');
});

test('uploads a drawing with its description, and shows the notes of its upload', async () => {
  const drawing: ManagedMedium = { ...photo, name: 'sizes.svg', kind: 'drawing', notes: ['Убрано: ссылки'] };
  load.mockReturnValue([drawing]);
  const { user } = await open();
  expect(screen.getByLabelText('Файлы')).toHaveAttribute('accept', expect.stringContaining('.svg'));
  expect(screen.getByText(/чертежи svg не.больше 5.МБ/)).toBeVisible();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/Чертёж SVG, 117.КБ.*Убрано: ссылки/);
  choose('Файлы', fileOf('big.svg', 6 * 2 ** 20), fileOf('packed.svgz'), fileOf('new.svg'));
  const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(texts).toEqual(['Файл слишком большой: 6 МБ. Максимальный размер — 5 МБ', expect.stringContaining('SVGZ')]);
  await user.click(screen.getByRole('button', { name: 'Загрузить: 1' }));
  const alt = screen.getByRole('textbox', { name: /Что на.чертеже/ });
  expect(alt).toHaveFocus();
  await user.type(alt, 'Размеры');
  await user.click(screen.getByRole('button', { name: 'Загрузить: 1' }));
  await uploads[0]!.answer(200, { ...drawing, name: 'new.svg' });
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Что на.чертеже/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Заменить: sizes.svg' }));
  choose('Новый файл', fileOf('x.png'));
  expect(dialog('Заменить sizes.svg').getByRole('alert')).toHaveTextContent(/Чертёж можно заменить только другим/);
});

test('continues with the next file when the running upload is removed', async () => {
  const { user } = await open();
  choose('Файлы', fileOf('a.pdf'), fileOf('b.pdf'));
  await user.click(screen.getByRole('button', { name: 'Загрузить: 2' }));
  await user.click(screen.getByRole('button', { name: 'Убрать a.pdf' }));
  expect(uploads[0]!.abort).toHaveBeenCalled();
  await waitFor(() => expect(uploads).toHaveLength(2));
  await uploads[1]!.answer(200, document);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Убрать b.pdf' })).toBeNull());
});

test('changes a description, and keeps it after a failure', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Описание: sl-80.jpg' }));
  const form = dialog('Описание снимка');
  const field = form.getByRole('textbox');
  await user.clear(field);
  await user.type(field, 'Другой вид');
  call.mockResolvedValueOnce(refusal(503, 'unavailable', 'Попробуйте позже'));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Попробуйте позже')).toBeVisible();
  expect(field).toHaveValue('Другой вид');
  fireEvent.keyDown(form.getByRole('button', { name: /^Точка кадра: 50.% слева, 50.% сверху$/ }), { key: 'ArrowUp' });
  fireEvent.change(form.getByRole('spinbutton', { name: 'Слева, %' }), { target: { value: '130' } });
  const aim = form.getByRole('button', { name: /^Точка кадра: 100.% слева, 49.% сверху$/ });
  aim.getBoundingClientRect = () => new DOMRect(100, 100, 400, 200);
  fireEvent.click(aim, { clientX: 220, clientY: 240, detail: 1 });
  call.mockResolvedValueOnce(responseTo('POST /manage/media/{name}/describe/', photo));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/media/sl-80.jpg/describe/', {
    ...{ alt: 'Другой вид', focus: { x: 30, y: 70 } },
  });
});

test('replaces a file by one of its kind only, and shows what the API refuses', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Заменить: sl-80.jpg' }));
  const form = dialog('Заменить sl-80.jpg');
  choose('Новый файл', fileOf('x.pdf'));
  expect(form.getByRole('alert')).toHaveTextContent('Фотографию можно заменить только фотографией');
  await user.click(form.getByRole('button', { name: 'Заменить' }));
  expect(uploads).toHaveLength(0);
  choose('Новый файл', fileOf('x.png'));
  await user.click(form.getByRole('button', { name: 'Заменить' }));
  expect(uploads[0]!.open).toHaveBeenCalledWith('POST', '/api/manage/media/sl-80.jpg/replace/');
  await uploads[0]!.answer(415, { status: 'error', code: 'file', message: 'Снимок слишком мал' });
  expect(form.getByRole('alert')).toHaveTextContent('Снимок слишком мал');
  await user.click(form.getByRole('button', { name: 'Заменить' }));
  await uploads[1]!.answer(200, photo);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('deletes an unused file after a confirmation, and says where another is used', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Удалить: sl-80.jpg' }));
  expect(dialog('Файл используется').getByRole('link', { name: '901SL-0080' })).toBeVisible();
  expect(dialog('Файл используется').getByRole('link', { name: /О.компании/ })).toBeVisible();
  await user.click(dialog('Файл используется').getByRole('button', { name: 'Понятно' }));
  await user.click(screen.getByRole('button', { name: 'Удалить: passport.pdf' }));
  call.mockResolvedValueOnce(refusal(409, 'media', 'Файл passport.pdf есть у товаров 901SL-0050: уберите его там'));
  await user.click(dialog('Удалить файл?').getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText(/есть.у.товаров 901SL-0050/)).toBeVisible();
  call.mockResolvedValueOnce(responseTo('POST /manage/media/{name}/remove/', document));
  await user.click(dialog('Удалить файл?').getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/media/passport.pdf/remove/');
});
