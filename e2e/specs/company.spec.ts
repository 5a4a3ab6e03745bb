import { manageRevisionEndpoints } from '@site/contracts/manage-revisions';
import { paths } from '@site/contracts/paths';
import { manage } from '../fixtures/back-office.ts';
import { accounts, logIn } from '../fixtures/login.ts';
import { register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

/** A company of the seed, because new companies have no page in the directory of partners. */
const INN = '0012345610';

test('joins a company after its head accepts, and publishes the head’s edit of the office after moderation', async ({
  page,
  browser,
  site,
}) => {
  const { surname, name, phone, email } = await register(page);
  await open(page, paths.accountProfile());
  await page.getByRole('combobox', { name: /ИНН/ }).fill(INN);
  await page.getByRole('button', { name: 'Отправить запрос' }).click();
  await expect(page.getByText(/«Ворота Плюс» получила ваш запрос/)).toBeVisible();

  const context = await browser.newContext({ baseURL: site.url, locale: 'ru-RU' });
  const head = await context.newPage();
  await logIn(head, accounts.partnerOwner, paths.accountEmployees());
  // Other tests add people with the same name to this company.
  const member = head.getByRole('listitem').filter({ hasText: email });
  // The list updates optimistically, before the server has confirmed the acceptance.
  const accepted = head.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
  await member.getByRole('button', { name: `Принять: ${surname} ${name}` }).click();
  await accepted;
  await expect(member.getByRole('button', { name: `Изменить: ${surname} ${name}` })).toBeVisible();
  await open(page, paths.accountProfile());
  await expect(page.getByRole('heading', { name: 'Главный офис', level: 1 })).toBeVisible();
  await expect(page.getByText(INN)).toBeVisible();

  const description = `Ставим ворота и\u00a0шлагбаумы, спрашивайте по\u00a0телефону ${phone}.`;
  await open(head, paths.accountOfficeEdit());
  await head.getByRole('textbox', { name: 'Описание' }).fill(description);
  await head.getByRole('button', { name: /Отправить на.модерацию/ }).click();
  await expect(head.getByText(/Изменения на.модерации/)).toBeVisible();
  const publicPage = paths.partner('vorota-plyus');
  expect(await (await page.request.get(publicPage)).text()).not.toContain(description);

  const { items } = manageRevisionEndpoints['GET /manage/revisions/'].answer.parse(
    await manage(page, 'GET', '/revisions/'),
  );
  const edit = items.find(({ company }) => company.inn === INN);
  await manage(page, 'POST', `/revisions/${edit?.id}/approve/`);
  await open(page, publicPage);
  await expect(page.getByText(description)).toBeVisible();
  await context.close();
});
