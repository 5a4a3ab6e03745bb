import { afterAll, beforeAll, expect, test } from 'vitest';
import { EmployeesPageData } from '@site/contracts/company-members';
import { OfficePageData } from '@site/contracts/company-profile';
import type { NoticesResponse } from '@site/contracts/notices';
import { paths } from '@site/contracts/paths';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const [CUSTOMER, EMPLOYEE, OTHER_OWNER] = ['+79000000001', '+79000000003', '+79000000005'];
const [OWNER, MANAGER] = ['+79000000010', '+79000000011'];
const COMPANY = { name: 'ООО «Ворота Плюс»', inn: '0012345610' };
const profile = '/api/account/profile';

let api: TestApp;
let as: ReturnType<typeof orderCallsOf>['as'];
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500' });
  as = orderCallsOf(api).as;
});
afterAll(() => api.close());

/** Notices newest first, without ids and times. */
async function bell(phone: string) {
  const response = await api.get('/api/account/notices/', { session: await as(phone) });
  const { items }: NoticesResponse = JSON.parse(response.body.replaceAll('\u00a0', ' '));
  return items.map(({ title, text, url }) => ({ title, text, url }));
}
const call = async (phone: string, path: string, body: object) =>
  api.post(`${profile}${path}`, body, { session: await as(phone) });
async function memberOf(phone: string) {
  const page = await api.get(`${profile}/employees/`, { session: await as(OWNER) });
  return EmployeesPageData.parse(page.json().pagedata).members.find((member) => member.phone === phone)?.id ?? '';
}

test('notifies the managers of a join request, and the applicant of its rejection with the reason', async () => {
  await call(CUSTOMER, '/employees/join/', { inn: COMPANY.inn });
  const asked = {
    title: 'Запрос на подключение к компании',
    text: 'Покупалов Пётр просит подключить его к вашей компании.',
    url: paths.accountEmployees(),
  };
  expect([await bell(OWNER), await bell(MANAGER), await bell(EMPLOYEE)]).toEqual([[asked], [asked], []]);

  await call(OWNER, '/employees/deny/', { id: await memberOf(CUSTOMER), reason: 'Не знаем вас' });
  expect(await bell(CUSTOMER)).toEqual([
    {
      title: 'Запрос на подключение отклонён',
      text: `${COMPANY.name}: ваш запрос отклонён. Причина: Не знаем вас`,
      url: paths.account(),
    },
  ]);
});

test('notifies an invited user with an account', async () => {
  const card = { surname: 'Покупалов', name: 'Пётр', email: 'petr@example.ru', position: 'Инженер' };
  const invitation = { ...card, phone: CUSTOMER, role: 'company_employee', consent_employees: true };
  const invited = await call(OTHER_OWNER, '/employees/', invitation);
  expect(invited.statusCode).toBe(200);
  expect((await bell(CUSTOMER))[0]).toEqual({
    title: 'Приглашение в компанию',
    text: expect.stringContaining('приглашает вас'),
    url: paths.login(),
  });
});

test('notifies a removed employee', async () => {
  await api.delete(`${profile}/employees/${await memberOf(EMPLOYEE)}/`, { session: await as(OWNER) });
  expect(await bell(EMPLOYEE)).toEqual([
    {
      title: 'Вы больше не сотрудник компании',
      text: `${COMPANY.name}: доступ к данным компании закрыт. Ваш личный кабинет остаётся у вас.`,
      url: paths.account(),
    },
  ]);
});

test('notifies only the author of an edit about its review', async () => {
  const others = await bell(OWNER);
  const page = await api.get(`${profile}/main-office/`, { session: await as(MANAGER) });
  const { content } = OfficePageData.parse(page.json().pagedata).office;
  async function edited(description: string): Promise<string> {
    await call(MANAGER, '/main-office/edit/', { ...content, description });
    return (await api.manage('GET', '/revisions/')).json().items[0].id;
  }

  const refused = await edited('Ставим ворота.');
  await api.manage('POST', `/revisions/${refused}/reject/`, { reason: 'Опишите подробнее' });
  expect((await bell(MANAGER))[0]).toEqual({
    title: 'Главный офис: изменения не опубликованы',
    text: 'Не опубликовано: Опишите подробнее',
    url: paths.accountProfile(),
  });

  api.wait(1000);
  const published = await edited('Ставим ворота и шлагбаумы.');
  await api.manage('POST', `/revisions/${published}/approve/`);
  expect((await bell(MANAGER))[0]).toEqual({
    title: 'Главный офис: изменения опубликованы',
    text: 'Изменения в профиле компании проверены и опубликованы.',
    url: paths.accountProfile(),
  });
  expect(await bell(OWNER)).toEqual(others);
});
