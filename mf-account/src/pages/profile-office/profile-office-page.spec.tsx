import { expect, jest, test } from '@jest/globals';
import type { OfficePageData } from '@site/contracts/company-profile';
import type { Requisites } from '@site/contracts/company-requisites';
import { responseTo, fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import type { z } from 'zod';
import { officeEntry } from '../../testing/company.ts';
import { pageSeo } from '../../testing/page-seo.ts';
import { ProfileOfficePage } from './profile-office-page.tsx';

type Data = z.infer<typeof OfficePageData>;
const data: Data = {
  kind: 'company-office',
  company: { name: 'ООО «Ворота Плюс»', inn: '0012345610', kpp: '001201001' },
  waits_for: null,
  office: officeEntry,
  requisites: null,
  public_url: '/partners/vorota-plyus/',
  may_edit: true,
};
const call = jest.fn<WireCall>();
const open = (change: Partial<Data> = {}) =>
  renderPage({
    Component: ProfileOfficePage,
    path: '/account/profile/main-office',
    url: '/account/profile/main-office',
    data: { seo: pageSeo('Главный офис'), pagedata: { ...data, ...change } },
    api: fakeApi(call),
  });

test('shows the office with data of the register, and links its page and its form', async () => {
  await open();
  expect(screen.getByText('ул. Пробная, д. 1')).toBeVisible();
  expect(screen.getByText('0012345610')).toBeVisible();
  expect(screen.getByRole('link', { name: /Страница в.каталоге партнёров/ })).toHaveAttribute('href', data.public_url);
  expect(screen.getByRole('link', { name: 'Редактировать' })).toHaveAttribute(
    'href',
    '/account/profile/main-office/edit/',
  );
  expect(screen.queryByRole('heading', { name: /Банк/ })).toBeNull();
});

test('shows a pending edit beside the published data, and the reason of a rejected one', async () => {
  const changes = [{ label: 'Город', before: 'Казань', after: 'Уфа' }];
  const { unmount } = await open({ office: { ...data.office, status: 'moderation', changes } });
  expect(screen.getByText(/Изменения на.модерации/)).toBeVisible();
  expect(screen.getByRole('row', { name: 'Город Казань Уфа' })).toBeVisible();
  unmount();
  await open({ office: { ...data.office, status: 'rejected', reason: 'Нет телефона' } });
  expect(screen.getByText(/Не.опубликовано: Нет телефона/)).toBeVisible();
});

test('lets a user without a company name one, and shows who decides', async () => {
  const none = { company: null, may_edit: false, office: { ...data.office, content: null } };
  const { unmount } = await open(none);
  expect(screen.getByRole('button', { name: 'Отправить запрос' })).toBeVisible();
  unmount();
  const asked = await open({ ...none, waits_for: { name: 'ООО «Синтетика»', decided_by: 'company' } });
  expect(screen.getByText(/ООО «Синтетика» получила ваш запрос/)).toBeVisible();
  asked.unmount();
  await open({ ...none, waits_for: { name: 'ООО «Синтетика»', decided_by: 'manufacturer' } });
  expect(screen.getByText(/ООО «Синтетика»: мы проверяем заявку/)).toBeVisible();
});

test('saves the bank details, and finds a wrong account before sending', async () => {
  const known: Requisites = {
    ...{ bank_name: '', bik: '', checking_account: '', corr_account: '', tax_mode: 'vat22' },
  };
  const saved: Requisites = {
    ...{ bank_name: 'АО «Банк»', bik: '044000000', checking_account: '40702810900000000001', corr_account: '' },
    tax_mode: 'none',
  };
  call.mockResolvedValueOnce(
    responseTo('PUT /account/profile/main-office/requisites/', { status: 'ok', requisites: saved }),
  );
  const { user } = await open({ requisites: known });
  await user.click(screen.getByRole('button', { name: 'Указать реквизиты' }));
  const dialog = within(screen.getByRole('dialog', { name: /Банк и.налоги/ }));
  await user.type(dialog.getByRole('textbox', { name: /Банк/ }), saved.bank_name);
  await user.type(dialog.getByRole('textbox', { name: /Расчётный/ }), '40702810900000000002');
  await user.type(dialog.getByRole('textbox', { name: /БИК/ }), saved.bik);
  await user.selectOptions(dialog.getByRole('combobox', { name: /НДС/ }), 'none');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findByText(/Проверьте расчётный счёт/)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /Расчётный/ }), '{Backspace}1');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('40702810900000000001')).toBeVisible();
  expect(screen.getByText(/Без НДС/)).toBeVisible();
  expect(call).toHaveBeenCalledWith('PUT', '/account/profile/main-office/requisites/', saved);
});
