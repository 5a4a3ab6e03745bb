import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Service } from '@site/contracts/company-assortment';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { ProfileServicesPage } from './profile-services-page.tsx';

const service: Service = {
  ...{ id: '00000000-0000-4000-8000-000000000001', name: 'Монтаж', category: 'монтаж', unit: 'шт.', price: 18_500 },
  ...{ vat_included: false, duration: '1 день', description: 'Под ключ', is_active: true },
};
const { id, ...content } = service;
const at = `/account/profile/expanded-services/${id}/`;
const call = jest.fn<WireCall>();
beforeEach(() => void call.mockReset());

const open = (items: Service[], may_edit = true) =>
  renderPage({
    Component: ProfileServicesPage,
    path: '/account/profile/expanded-services',
    url: '/account/profile/expanded-services',
    data: {
      seo: pageSeo('Расширенные услуги'),
      pagedata: { kind: 'company-services', items, may_edit },
    },
    api: fakeApi(call),
  });
const answered = (items: Service[], code?: 'no_changes') =>
  responseTo('POST /account/profile/expanded-services/', { status: 'ok', items, ...(code && { code }) });
const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

test('invites to add a service, and keeps the dialog open on errors', async () => {
  const { user } = await open([]);
  expect(screen.getByText('Услуг пока нет')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Добавить услугу' }));
  const dialog = screen.getByRole('dialog', { name: 'Новая услуга' });
  await user.click(within(dialog).getByRole('button', { name: 'Добавить' }));
  expect(await within(dialog).findAllByText('Заполните это поле')).toHaveLength(2);
  expect(call).not.toHaveBeenCalled();

  call.mockResolvedValueOnce(refusal(400, 'validation', '', { fields: { price: 'Проверьте цену' } }));
  await user.type(within(dialog).getByRole('textbox', { name: /Название/ }), 'Монтаж');
  await user.type(within(dialog).getByRole('textbox', { name: /Цена/ }), '18 500 руб');
  await user.click(within(dialog).getByRole('button', { name: 'Добавить' }));
  expect(await within(dialog).findByText('Проверьте цену')).toBeVisible();

  call.mockResolvedValueOnce(answered([service]));
  await user.click(within(dialog).getByRole('button', { name: 'Добавить' }));
  const item = await screen.findByRole('listitem');
  expect(text(item)).toContain('18 500 ₽ за шт.');
  expect(text(item)).toContain('монтаж, 1 день, цена без НДС');
  expect(call).toHaveBeenLastCalledWith(
    'POST',
    '/account/profile/expanded-services/',
    expect.objectContaining({ name: 'Монтаж', price: 18_500, category: 'монтаж', vat_included: true }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('sends the whole service on an edit', async () => {
  const { user } = await open([service]);
  call.mockResolvedValueOnce(answered([{ ...service, duration: '2 дня' }]));
  await user.click(screen.getByRole('button', { name: 'Изменить: Монтаж' }));
  const duration = screen.getByRole('textbox', { name: 'Срок' });
  await user.clear(duration);
  await user.type(duration, '2 дня');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/2 дня/)).toBeVisible();
  expect(call).toHaveBeenCalledWith('PUT', at, { ...content, duration: '2 дня' });
});

test('hides a service that cannot be deleted because a proposal uses it', async () => {
  const { user } = await open([service]);
  call.mockResolvedValueOnce(refusal(409, 'service_protected'));
  await user.click(screen.getByRole('button', { name: 'Удалить: Монтаж' }));
  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  expect(text(await screen.findByRole('alert'))).toMatch(
    /^Услугу нельзя удалить: она используется в заказе или коммерческом предложении/,
  );
  call.mockResolvedValueOnce(answered([{ ...service, is_active: false }]));
  await user.click(screen.getByRole('button', { name: /Скрыть из.списка/ }));
  expect(await screen.findByText(/Скрыто из.списка/)).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('PUT', at, { ...content, is_active: false });
});

test('is read-only for an employee', async () => {
  await open([service], false);
  expect(screen.getByRole('heading', { name: 'Монтаж' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
