import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedTrainer } from '@site/contracts/manage-academy';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import { StaffTrainerPage } from './staff-trainer-page.tsx';

const picture = { src: '/media/face.webp', alt: '', width: 640, height: 640 };
const trainer: ManagedTrainer = {
  ...{ slug: 'belov', surname: 'Белов', name: 'Андрей', patronymic: 'Сергеевич', position: 'Инженер' },
  ...{ biography: 'Десять лет у\u00a0стенда', categories: ['gates'], working_since: 2009, email: '', portrait: null },
  ...{ picture, is_hidden: false, revision: 3, url: '/academy/trainers/belov/', decisions: [] },
};
const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedTrainer>();
beforeEach(() => {
  call.mockReset();
  load.mockReset();
  sessionStorage.clear();
});
const open = () =>
  renderPage({
    Component: StaffTrainerPage,
    path: '/account/staff/trainers/belov',
    url: '/account/staff/trainers/belov/',
    data: () => ({ seo: seo('Преподаватели'), access: 'open', value: load() }),
    api: fakeApi(call),
  });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const saved = {
  ...{ surname: 'Белов', name: 'Андрей', patronymic: 'Сергеевич', position: 'Инженер', email: '' },
  ...{ biography: 'Десять лет у\u00a0стенда', categories: ['gates'], working_since: 2009, portrait: null, revision: 3 },
};

test('keeps what was typed when a colleague has saved meanwhile, takes the rest, and saves over it', async () => {
  const theirs = { ...trainer, biography: 'Новая', revision: 4 };
  load
    .mockReturnValueOnce(trainer)
    .mockReturnValueOnce(theirs)
    .mockReturnValue({ ...theirs, revision: 5 });
  const { user } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Белов Андрей');
  await user.clear(field(/Должность/));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Заполните это поле')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await user.type(field(/Должность/), 'Главный инженер');
  await user.click(screen.getByRole('checkbox', { name: /^Парковочные/ }));
  call.mockResolvedValueOnce(refusal(409, 'edited_meanwhile', 'Данные изменились (Галина: описание)'));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Данные изменились (Галина: описание)')).toBeVisible();
  await waitFor(() => expect(field(/^О.преподавателе/)).toHaveValue('Новая'));
  expect(field(/Должность/)).toHaveValue('Главный инженер');
  call.mockResolvedValueOnce(responseTo('PUT /manage/trainers/{slug}/', theirs));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByText(/Галина/)).toBeNull());
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/trainers/belov/', {
    ...{ ...saved, position: 'Главный инженер', biography: 'Новая', categories: ['gates', 'parking'], revision: 4 },
  });
});

test('chooses a portrait of the library, and shows the error of a field', async () => {
  load.mockReturnValue(trainer);
  const { user } = await open();
  const portraits = (names: string[]) =>
    responseTo('GET /manage/library/', {
      items: names.map((name) => ({ name, alt: '', picture, seconds: null })),
      ...{ total: names.length, page: 1, pages: 1 },
    });
  call.mockResolvedValueOnce(refusal(503, 'unavailable'));
  await user.click(screen.getByRole('button', { name: /^Портрет: выбрать из/ }));
  const dialog = within(screen.getByRole('dialog'));
  call.mockResolvedValueOnce(portraits(['yard.jpg', 'belov.jpg']));
  await user.click(await dialog.findByRole('button', { name: /Повторить|Попробовать|Обновить/ }));
  expect(await dialog.findByRole('button', { name: 'yard.jpg' })).toBeVisible();
  call.mockResolvedValueOnce(portraits(['belov.jpg']));
  await user.type(dialog.getByRole('searchbox'), 'belov');
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'yard.jpg' })).toBeNull());
  expect(call).toHaveBeenLastCalledWith('GET', '/manage/library/?type=photo&page=1&search=belov');
  await user.click(await dialog.findByRole('button', { name: 'belov.jpg' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const portrait = 'Такой фотографии в библиотеке нет';
  call.mockResolvedValueOnce(refusal(400, 'validation', portrait, { fields: { portrait } }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(portrait)).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/trainers/belov/', { ...saved, portrait: 'belov.jpg' });
});

test('hides a trainer after a confirmation that names the effect', async () => {
  load.mockReturnValueOnce(trainer).mockReturnValue({ ...trainer, is_hidden: true });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Скрыть' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Скрыть преподавателя?' }));
  expect(dialog.getByText(/Назначенные мероприятия и.страницы по.прямым ссылкам останутся/)).toBeVisible();
  call.mockResolvedValueOnce(responseTo('POST /manage/trainers/{slug}/hide/', trainer));
  await user.click(dialog.getByRole('button', { name: 'Скрыть' }));
  expect(await screen.findByText('Скрыто')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/trainers/belov/hide/');
  expect(screen.getByRole('button', { name: /^Вернуть на/ })).toBeVisible();
});
