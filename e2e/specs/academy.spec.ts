import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../fixtures/axe.ts';
import { manage } from '../fixtures/back-office.ts';
import { accounts } from '../fixtures/login.ts';
import { register, registerColleague } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { weightsOfPages } from '../fixtures/release.ts';
import { phone } from '../fixtures/sizes.ts';
import { test } from '../fixtures/test.ts';

/** An event of the seed. */
const EVENT = 'sekcionnye-vorota-montazh';

/** SQL that copies the event for one test, with this number of free seats. */
const copyOfEvent = (
  slug: string,
  seats: number,
) => `insert into events select (jsonb_populate_record(event, jsonb_build_object(
  'id', (select max(id) + 1 from events), 'slug', '${slug}', 'seats_taken', seats_total - ${seats}))).*
  from events event where slug = '${EVENT}'`;

const person = (surname: string, number: number) => ({
  surname,
  name: 'Пётр',
  patronymic: '',
  position: 'Монтажник',
  phone: `+7958111000${number}`,
  email: `pyotr${number}@example.ru`,
});

async function add(page: Page, number: number, one: ReturnType<typeof person>) {
  await page.getByRole('button', { name: 'Добавить участника' }).click();
  await fillPerson(page.getByRole('group', { name: `Участник ${number}` }), one);
}

async function fillPerson(fields: Locator, { surname, name, phone, email }: ReturnType<typeof person>) {
  await fields.getByRole('textbox', { name: /^Фамилия/ }).fill(surname);
  await fields.getByRole('textbox', { name: /^Имя/ }).fill(name);
  await fields.getByRole('textbox', { name: /^Телефон/ }).fill(phone);
  await fields.getByRole('textbox', { name: /почта/i }).fill(email);
}

const own = (page: Page) => page.getByRole('list', { name: 'Ваши записи' });

test('registers three for a company, exchanges one, passes the seat of one to the waiting list and issues a verifiable certificate', async ({
  page,
  browser,
  site,
  expectConsole,
}) => {
  expectConsole(/409 \(Conflict\)/);
  const event = `montazh-${Date.now()}`;
  const address = paths.academyEvent(event);
  await site.changeData(copyOfEvent(event, 3));
  await registerColleague(page, accounts.partnerOwner, 'company_manager');
  await open(page, address);
  const colleague = page.getByRole('group', { name: 'Сотрудники компании' }).getByRole('button').first();
  await colleague.click();
  const first = page.getByRole('group', { name: 'Участник 1' });
  const phoneOfColleague = await first.getByRole('textbox', { name: /^Телефон/ }).inputValue();
  await add(page, 2, person('Ласточкин', 2));
  await add(page, 3, { ...person('Соколов', 3), phone: phoneOfColleague });
  await page.getByRole('checkbox', { name: /^Участники дали/ }).check();
  const send = page.getByRole('button', { name: 'Записаться' });
  await send.click();
  const rejection = page.getByRole('form', { name: 'Запись участников' }).getByRole('alert');
  await expect(rejection).toContainText(/уже записан/);
  const phoneOfThird = page.getByRole('group', { name: 'Участник 3' }).getByRole('textbox', { name: /^Телефон/ });
  await phoneOfThird.click();
  await page.keyboard.press('ControlOrMeta+a');
  await phoneOfThird.pressSequentially(person('', 3).phone);
  await send.click();
  await expect(own(page)).toContainText(/Ласточкин.*Соколов/);
  await expectNoViolations(page);

  // By keyboard alone: the focus must never be lost with the row of the person who left.
  await open(page, paths.accountAcademy());
  const people = page.getByRole('list', { name: 'Участники' }).filter({ hasText: 'Соколов' });
  await people.getByRole('button', { name: 'Заменить: Ласточкин Пётр' }).press('Enter');
  const exchange = page.getByRole('dialog', { name: 'Заменить участника' });
  await fillPerson(exchange, person('Стрижов', 4));
  await exchange.getByRole('checkbox', { name: /^Участник дал/ }).press('Space');
  await expectNoViolations(page);
  await exchange.getByRole('button', { name: 'Заменить' }).press('Enter');
  await expect(people).toBeFocused();
  await expect(people).toContainText(/Соколов.*Стрижов/);

  const visitors = await browser.newContext({ viewport: phone, locale: 'ru-RU', baseURL: site.url });
  const waiting = await visitors.newPage();
  const newcomer = await register(waiting);
  await open(waiting, address);
  await expect(waiting.getByText('Свободных мест нет').first()).toBeVisible();
  await waiting.getByRole('checkbox', { name: /^Даю/ }).check();
  await waiting.getByRole('button', { name: /лист ожидания$/ }).click();
  await expect(own(waiting)).toContainText(/Лист ожидания/i);

  await people.getByRole('button', { name: 'Отменить участие: Стрижов Пётр' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить участие' }).press('Enter');
  await expect(people).toBeFocused();
  await expect(people).not.toContainText('Стрижов');

  await open(waiting, address);
  await waiting.getByRole('button', { name: 'Подтвердить участие' }).click();
  await expect(own(waiting)).toContainText(/Подтвержден/i);

  await open(page, address);
  await own(page).getByRole('button', { name: 'Отменить запись' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить запись' }).click();
  await expect(own(page)).toHaveCount(0);

  await site.changeData(`update events set starts_at = now() - interval '1 hour',
    ends_at = now() - interval '1 minute' where slug = '${event}'`);
  const present = await manage<{ items: { id: number; name: string }[] }>(
    page,
    'GET',
    `/events/${event}/participants/`,
  );
  const { url } = await manage<{ url: string }>(page, 'POST', `/events/${event}/trainer-link/`);
  const trainers = await browser.newContext({ viewport: phone, locale: 'ru-RU', baseURL: site.url });
  const trainer = await trainers.newPage();
  await open(trainer, new URL(url).pathname);
  await trainer.getByRole('list', { name: 'Участники' }).getByRole('checkbox').first().check();
  await expect
    .poll(() => manage(page, 'GET', `/events/${event}/participants/`))
    .toMatchObject({ items: [{ attended: true }] });
  await expectNoViolations(trainer);
  await trainers.close();

  // The letter is sent in the background.
  const feedback = async () =>
    /\/academy\/feedback\/[\w-]+\//.exec(await (await waiting.request.get('/dev/mail/')).text())?.[0] ?? '';
  await expect.poll(feedback).not.toBe('');
  await open(waiting, await feedback());
  await waiting.getByRole('radio', { name: /отлично/ }).check();
  await waiting.getByRole('textbox', { name: /понравилось/ }).fill('Стенды настоящие');
  await waiting.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(waiting.getByText('Спасибо за отзыв')).toBeVisible();
  expect(await manage(page, 'GET', `/events/${event}/feedback/`)).toMatchObject({
    items: [{ rating: 5, liked: 'Стенды настоящие' }],
  });

  const participant = present.items[0]?.id;
  const { number } = await manage<{ number: string }>(page, 'POST', '/academy-certificates/', { participant });
  await open(waiting, paths.accountAcademy());
  await expect(waiting.getByRole('link', { name: new RegExp(number) })).toBeVisible();
  await visitors.close();

  const guests = await browser.newContext({ viewport: phone, locale: 'ru-RU', baseURL: site.url });
  const guest = await guests.newPage();
  await open(guest, paths.academyCertificates());
  await guest.getByRole('textbox', { name: /^Номер/ }).fill(number);
  await guest.getByRole('textbox', { name: /^Фамилия/ }).fill(newcomer.surname);
  await guest.getByRole('button', { name: 'Проверить' }).click();
  await expect(guest.getByText(`№ ${number}`)).toBeVisible();
  await expect(guest.getByText('Действует', { exact: true })).toBeVisible();
  await guests.close();
});

// Measured: the heaviest academy page has two thirds of that weight.
test('keeps each academy page at or below the weight of the content page that it replaced', async ({ site }) => {
  const before = (await weightsOfPages(site, 'mf-content')).get('content') ?? 0;
  const pages = await weightsOfPages(site, 'mf-academy');
  const ofVisitors = [...pages].filter(([name]) => !name.startsWith('staff-'));
  expect(ofVisitors.length).toBeGreaterThan(12);
  expect(ofVisitors.filter(([, bytes]) => bytes > before)).toEqual([]);
});
