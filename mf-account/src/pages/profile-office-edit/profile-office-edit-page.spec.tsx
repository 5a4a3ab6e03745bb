import { beforeEach, expect, jest, test } from '@jest/globals';
import type { OfficeEntry } from '@site/contracts/company-profile';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { fakeUploads } from '@site/testing/fake-uploads';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { officeContent, officeEntry } from '../../testing/company.ts';
import { pageSeo } from '../../testing/page-seo.ts';
import { ProfileOfficeEditPage } from './profile-office-edit-page.tsx';

const call = jest.fn<WireCall>();
const uploads = fakeUploads();
beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

const open = (office: Partial<OfficeEntry> = {}) =>
  renderPage({
    Component: ProfileOfficeEditPage,
    path: '/account/profile/main-office/edit',
    url: '/account/profile/main-office/edit',
    data: {
      seo: pageSeo('Редактирование'),
      pagedata: { kind: 'company-office', office: { ...officeEntry, ...office } },
    },
    api: fakeApi(call),
  });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: /Отправить на.модерацию/ });
const answered = (code: 'saved' | 'no_changes') =>
  responseTo('POST /account/profile/main-office/edit/', {
    status: 'ok',
    code,
    id: '00000000-0000-4000-8000-000000000001',
  });

test('edits the office as a whole, and returns to its page', async () => {
  const { user, address } = await open();
  await user.clear(field(/Название для.клиентов/));
  await user.type(field(/Название для.клиентов/), 'Ворота Плюс Казань');
  await user.click(screen.getByRole('checkbox', { name: 'монтаж' }));
  await user.click(screen.getByRole('checkbox', { name: 'шоурум' }));
  await user.type(field(/социальных сетях/), 'https://vk.com/vorota{Enter}https://t.me/vorota');
  call.mockResolvedValueOnce(answered('saved'));
  await user.click(send());
  await waitFor(() => expect(address()).toBe('/account/profile/main-office/'));
  expect(call).toHaveBeenCalledWith('POST', '/account/profile/main-office/edit/', {
    ...officeContent,
    brand_name: 'Ворота Плюс Казань',
    types: ['шоурум'],
    social: ['https://vk.com/vorota', 'https://t.me/vorota'],
  });
});

test('reports errors at their fields before sending', async () => {
  const { user } = await open();
  await user.clear(field(/Город/));
  await user.type(field(/^Сайт/), 'vorota.example');
  await user.type(field(/Широта/), '123');
  await user.clear(field(/^Пн$/));
  await user.type(field(/^Пн$/), '9-18');
  await user.click(send());
  expect(await screen.findByText('Заполните это поле')).toBeVisible();
  expect(screen.getByText(/Укажите адрес целиком/)).toBeVisible();
  expect(screen.getByText('Проверьте координаты')).toBeVisible();
  expect(screen.getByText(/^Укажите время в.виде 09:00–18:00$/)).toBeVisible();
  expect(field(/Город/)).toHaveFocus();
  expect(call).not.toHaveBeenCalled();
});

test('keeps the input after an error, also after a reload', async () => {
  const { user, unmount } = await open();
  await user.type(field(/Описание/), ' с 2004 года');
  call.mockResolvedValueOnce(
    refusal(400, 'validation', 'Проверьте поля', { fields: { description: 'Слишком длинно' } }),
  );
  await user.click(send());
  expect(await screen.findByText('Слишком длинно')).toBeVisible();
  expect(field(/Описание/)).toHaveValue('Ставим ворота с 2004 года');
  unmount();
  const again = await open();
  expect(field(/Описание/)).toHaveValue('Ставим ворота с 2004 года');
  call.mockResolvedValueOnce(answered('no_changes'));
  await again.user.click(send());
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(again.address()).toBe('/account/profile/main-office/edit');
});

test('adds and removes phones without changing the others', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Добавить телефон' }));
  await user.type(field(/Телефон 2/), '9160000002');
  await user.click(screen.getByRole('button', { name: 'Убрать телефон 1' }));
  expect(field(/^Телефон/)).toHaveValue('+7 (916) 000-00-02');
  call.mockResolvedValueOnce(answered('saved'));
  await user.click(send());
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('POST', '/account/profile/main-office/edit/', {
      ...officeContent,
      phones: ['+79160000002'],
    }),
  );
});

test('uploads a picture at once, waits for it, and sends the chosen order', async () => {
  const id = '00000000-0000-4000-8000-00000000000a';
  const old = '00000000-0000-4000-8000-00000000000b';
  const picture = { src: '/media/company/x.webp', alt: '', width: 640, height: 480 };
  const { user } = await open({ content: { ...officeContent, images: [old] }, pictures: [{ id: old, picture }] });
  const images = within(screen.getByRole('group', { name: 'Изображения' }));
  const input = images.getByLabelText(/Файлы с.диска/, { selector: 'input' });
  await user.upload(input, new File(['x'], 'цех.png', { type: 'image/png' }));
  expect(uploads[0]?.open).toHaveBeenCalledWith('POST', '/api/account/profile/files/image/');
  expect(screen.getByRole('button', { name: 'Изображения загружаются…' })).toBeDisabled();
  await uploads[0]?.answer(200, { status: 'ok', file: { id, picture } });
  await user.click(images.getByRole('button', { name: 'Изображение 2: переместить назад' }));
  call.mockResolvedValueOnce(answered('saved'));
  await user.click(send());
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('POST', '/account/profile/main-office/edit/', {
      ...officeContent,
      images: [id, old],
    }),
  );
});

test('shows the reason of the last rejection above the form', async () => {
  await open({ status: 'rejected', reason: 'Нет телефона' });
  expect(screen.getByText(/Не.опубликовано: Нет телефона/)).toBeVisible();
});
