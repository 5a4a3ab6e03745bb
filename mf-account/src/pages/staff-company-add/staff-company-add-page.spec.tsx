import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { sampleSite } from '@site/testing/sample-site';
import { screen, waitFor } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { StaffCompanyAddPage } from './staff-company-add-page.tsx';

const company_lookup = { url: 'https://suggestions.example/party', token: 'open-key' };
const call = jest.fn<WireCall>();
beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
  const data = {
    ...{ inn: '0012345673', kpp: '001201001', ogrn: '1000000000010', state: { status: 'ACTIVE' } },
    address: { value: 'г Тула, ул Примерная, д 1' },
  };
  jest
    .spyOn(globalThis, 'fetch')
    .mockReset()
    .mockImplementation(async () => Response.json({ suggestions: [{ value: 'ООО «Синтетика»', data }] }));
});

test('takes the requisites from the tax number, links a known company, and opens the new one', async () => {
  const { user, router } = await renderPage({
    Component: StaffCompanyAddPage,
    path: '/account/staff/companies/add',
    url: '/account/staff/companies/add/',
    data: { seo: pageSeo('Компании'), access: 'open', value: null },
    api: fakeApi(call),
    site: { settings: { ...sampleSite.settings, company_lookup } },
  });
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  const create = () => user.click(screen.getByRole('button', { name: /^Создать и/ }));
  await create();
  expect((await screen.findAllByText('Заполните это поле')).length).toBeGreaterThan(6);
  expect(call).not.toHaveBeenCalled();

  await user.type(screen.getByRole('combobox', { name: /ИНН/ }), '0012345673');
  await waitFor(() => expect(field(/^Название/)).toHaveValue('ООО «Синтетика»'), { timeout: 2000 });
  expect([field(/^КПП/), field(/^ОГРН/)].map((input) => (input as HTMLInputElement).value)).toEqual([
    '001201001',
    '1000000000010',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Уровень/ }), 'silver');
  await user.type(field(/Телефон/), '9160000001');
  await user.type(field(/Фамилия/), 'Петрова');
  await user.type(field(/^Имя/), 'Анна');
  await user.type(field(/Должность/), 'Директор');
  await user.type(field(/почта/), 'anna@example.ru');
  await user.click(screen.getByRole('checkbox', { name: /согласен на/ }));

  const message = 'Компания с таким ИНН уже есть: ООО «Синтетика»';
  const known = { fields: { inn: message }, data: { id: 7, name: 'ООО «Синтетика»' } };
  call.mockResolvedValueOnce(refusal(409, 'company_exists', message, known));
  await create();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'ООО «Синтетика»' })).toHaveAttribute('href', '/account/staff/companies/7/');
  call.mockResolvedValueOnce(refusal(409, 'exist phone', 'Этот номер использовать нельзя'));
  await create();
  await waitFor(() => expect(field(/Телефон/)).toHaveAccessibleDescription(/использовать нельзя/));
  expect(field(/Фамилия/)).toHaveValue('Петрова');

  call.mockResolvedValueOnce({ ok: true, value: { id: 12 } });
  await create();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/staff/companies/12/'));
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/companies/', {
    ...{ inn: '0012345673', name: 'ООО «Синтетика»', kpp: '001201001', ogrn: '1000000000010', level: 'silver' },
    legal_address: 'г Тула, ул Примерная, д 1',
    employee: {
      ...{ surname: 'Петрова', name: 'Анна', patronymic: '', phone: '+79160000001', email: 'anna@example.ru' },
      ...{ position: 'Директор', role: 'company_owner', consent_employees: true },
    },
  });
});
