import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { staffSections, type StaffSection } from '@site/contracts/staff-rights';
import { call } from '../fixtures/api.ts';
import { expectNoViolations } from '../fixtures/axe.ts';
import { expectFits } from '../fixtures/collisions.ts';
import { accounts, enter } from '../fixtures/login.ts';
import { register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { desktop, phone } from '../fixtures/sizes.ts';
import { expect, test as base } from '../fixtures/test.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The administrator's session after the second factor. A code works once, so one test enters it for all. */
let opened: State | undefined;
const test = base.extend({ storageState: async ({}, use) => use(opened), viewport: phone });
test.describe.configure({ mode: 'serial' });

/** Employees decide on phones and work in wide windows. */
const WIDTHS = [360, 1024, 1440];

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function expectFine(page: Page) {
  await expectNoViolations(page);
  await expectFits(page, WIDTHS);
}

/** The demonstration has no registrations. */
async function registerForEvent(page: Page) {
  const { phone, surname, name, email } = await register(page);
  const participants = [{ phone, surname, name, patronymic: '', email, position: '' }];
  const request = { participants, consent_participants: true };
  await call(page, 'POST', '/academy/calendar/sekcionnye-vorota-montazh/registrations/', request);
  await page.context().clearCookies();
}

test('lets an administrator in with the second factor, and shows a buyer that there is no such page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await registerForEvent(page);
  await enter(page, accounts.customer);
  expect((await page.goto(paths.staff()))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Управление', exact: true })).toHaveCount(0);
  await page.context().clearCookies();

  await enter(page, accounts.manufacturer);
  await open(page, paths.staff());
  await expectFine(page);
  const codes = await (await page.request.get('/dev/second-factor/')).text();
  const [, code = ''] = /<li><code>(\d{6})/.exec(codes) ?? [];
  await page.getByRole('textbox', { name: /^Код из/ }).pressSequentially(code);
  await expect(page.getByRole('heading', { name: 'Ждёт решения' })).toBeVisible();
  await expectFine(page);
  opened = await page.context().storageState();

  await page.getByRole('link', { name: /^Сотрудники и/ }).click();
  await expect(page.getByRole('heading', { name: 'Заводской Захар' })).toBeVisible();
  await expectFine(page);
  await page.setViewportSize(desktop);
  for (const button of ['Добавить', 'Создать ключ']) {
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('link', { name: 'Управление', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Ждёт решения' })).toBeVisible();
});

/** Pages of items of the demonstration, with their titles. */
const items: [address: string, title: RegExp][] = [
  [paths.staffSection('products', 'import'), /^Загрузка товаров/],
  [paths.staffSection('products', 'add'), /^Новый товар/],
  [paths.staffSection('categories', 'add'), /^Новая категория/],
  [paths.staffSection('categories', 'attributes'), /^Характеристики/],
  [paths.staffSection('categories', 1), /./],
  [paths.staffSection('events', 'add'), /^Новое мероприятие/],
  [paths.staffSection('companies', 'add'), /^Новая компания/],
  [paths.staffSection('trainers', 'belov-andrey'), /^Белов Андрей/],
  [paths.staffSection('locations', 'moskva-glavnyy-klass'), /./],
  [paths.staffSection('trainings', 'otkatnye-vorota'), /./],
  [paths.staffSection('trainings', 'add'), /^Новая программа/],
  [paths.staffSection('orders', 100022), /100022$/],
  [paths.staffSection('questions', 1001), /1001$/],
  [paths.staffSection('product-questions', 1), /^Вопрос: /],
  [paths.staffSection('warranty-claims', 1001), /1001/],
  [paths.staffSection('shops', 'mir-vorot-voronezh'), /./],
  [paths.staffSection('pages', 'about~contacts'), /./],
  [`${paths.staffSection('pages', 'about~contacts')}?edit=1`, /./],
  [paths.staffSection('menus', 'header'), /^Главное меню$/],
  [paths.staffSection('settings', 'requisites'), /^Реквизиты продавца$/],
  [paths.staffSection('settings', 'delivery'), /^Доставка$/],
  [paths.staffSection('settings', 'texts'), /^Сообщения/],
];
/** Sections with an item in the demonstration; the first is shown. */
const sectionsWithItems: StaffSection[] = [
  'applications',
  'certificates',
  'companies',
  'users',
  'products',
  'proposals',
  'events',
  'academy-certificates',
];

test('lists each section, and shows its items', async ({ page }) => {
  for (const section of Object.keys(staffSections) as StaffSection[]) {
    await open(page, paths.staffSection(section));
    await expect(title(page)).toHaveText(staffSections[section].title);
    await expectFine(page);
    if (!sectionsWithItems.includes(section)) continue;
    await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${paths.staffSection(section)}.+`));
    await expect(page.getByRole('main').getByRole('term').first()).toBeVisible();
    await expectFine(page);
  }
  for (const [address, heading] of items) {
    await open(page, address);
    await expect(title(page)).toHaveText(heading);
    await expectFine(page);
  }
});

test('imports a product from a corrected file, and undoes the import', async ({ page }) => {
  await open(page, paths.staffSection('products', 'import'));
  const check = async (price: string) => {
    const titles = 'Артикул;Название;Серия;Категория;Краткое описание;Группа скидки;Гарантия, мес.;Цена;Опубликован';
    const buffer = Buffer.from(`${titles}\n990XX-0001;Привод Проба;XX;sliding-home;Для пробы;A;24;${price};нет\n`);
    await page.getByLabel(/^Файл с/).setInputFiles({ name: 'Прайс.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Проверить файл' }).click();
  };
  await check('45.000');
  await expect(page.getByText('«45.000» — не целое число')).toBeVisible();
  await expectFine(page);
  await check('45 000');
  await expect(page.getByText('990XX-0001')).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: /^Загрузить в/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Загрузить' }).click();
  await expect(page.getByText(/^Загрузка №.*выполнена$/)).toBeVisible();
  await page.getByRole('button', { name: 'Отменить эту загрузку' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить загрузку' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Отменить эту загрузку' })).toHaveCount(0);
});

test('sorts products, hides two of them and shows them again, and keeps a view', async ({ page }) => {
  // Without scrolling, no control is in part below the sticky header or the bar of actions.
  await page.setViewportSize({ ...phone, height: 9_000 });
  await open(page, paths.staffSection('products'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Цена' }).click();
  const price = main.getByRole('columnheader', { name: 'Цена' });
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  const rows = main.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const hidden = rows.getByText(/^Не.на.сайте$/);
  await expect(hidden).toHaveCount(0);
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').press('Space');
  await expect(main.getByRole('status')).toHaveText('Выбрано: 2');
  await expectFine(page);
  await main.getByRole('button', { name: /^Снять с.сайта$/ }).click();
  await expectNoViolations(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Снять с.сайта 2.товара$/ })
    .click();
  await expect(main.getByText(/^Снято с.сайта: 2$/)).toBeVisible();
  await expect(hidden).toHaveCount(2);
  await expectFine(page);
  await main.getByRole('button', { name: 'Вернуть как было' }).click();
  await expect(hidden).toHaveCount(0);

  await rows.nth(0).getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Изменить метки' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Акция' }).selectOption('Поставить');
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Изменить метки' }).click();
  await expect(rows.nth(0).getByText('Акция')).toBeVisible();
  await main.getByRole('button', { name: 'Вернуть как было' }).click();
  await expect(rows.nth(0).getByText('Акция')).toHaveCount(0);

  await main.getByRole('button', { name: 'Сохранить вид' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Сначала дешёвые');
  await page.keyboard.press('Enter');
  const view = main.getByRole('link', { name: 'Сначала дешёвые' });
  await expect(view).toHaveAttribute('aria-current', 'true');
  await main.getByRole('link', { name: 'Цена' }).click();
  await expect(price).toHaveAttribute('aria-sort', 'descending');
  await view.click();
  await expect(price).toHaveAttribute('aria-sort', 'ascending');
  await expectFine(page);
  await main.getByRole('button', { name: 'Удалить вид «Сначала дешёвые»' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(view).toHaveCount(0);
});

test('edits attributes and related products in dialogs', async ({ page, expectConsole }) => {
  expectConsole(/status of 400/);
  await open(page, `${paths.staffSection('products')}?search=901SL-0080`);
  const main = page.getByRole('main');
  await main.getByRole('rowheader').getByRole('link').click();
  await main.getByRole('button', { name: 'Изменить связанные товары' }).click();
  const dialog = page.getByRole('dialog', { name: 'Связанные товары' });
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Аналоги: выбрать' }).click();
  const choice = page.getByRole('dialog', { name: 'Аналоги: выбор' });
  await choice.getByRole('searchbox').fill('901SL-0085');
  await expect(choice.getByRole('checkbox')).toHaveCount(1);
  await choice.getByRole('checkbox').uncheck();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Отменить' }).click();

  for (const button of ['Изменить документы', /^Изменить адрес/]) {
    await main.getByRole('button', { name: button }).click();
    await expectNoViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить' }).click();
  }

  await main.getByRole('button', { name: 'Изменить характеристики' }).click();
  const weight = page.getByRole('dialog').getByRole('textbox', { name: /^Макс. вес створки/ });
  await weight.fill('4 321');
  await page.getByRole('button', { name: 'Предпросмотр страницы' }).click();
  const preview = await page.context().newPage();
  await preview.goto((await page.getByRole('link', { name: 'Открыть предпросмотр' }).getAttribute('href'))!);
  await expect(preview.getByText('Предварительный просмотр')).toBeVisible();
  await expect(preview.getByText(/4.321/).first()).toBeVisible();
  await expectFine(preview);
  await preview.close();
  await weight.fill('много');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('«много» — не число')).toBeVisible();
  await expect(weight).toBeFocused();
  await expectNoViolations(page);
});

test('adds a category, gives it a filter, and removes it', async ({ page }) => {
  await open(page, paths.staffSection('categories', 'add'));
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^Название/ }).fill('Проба категории');
  await main.getByRole('textbox', { name: /^Вступление/ }).fill('Для пробы.');
  await main.getByRole('button', { name: 'Создать категорию' }).click();
  await expect(title(page)).toHaveText('Проба категории');
  await main.getByRole('button', { name: 'Изменить фильтры' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Добавить фильтр' }).selectOption({ label: 'Серия\u00a0— список' });
  await dialog.getByRole('button', { name: 'Добавить фильтр' }).press('Enter');
  await dialog.getByRole('button', { name: 'Выше: Серия' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Выше: Серия' })).toBeFocused();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(main.getByText(/^Цена, ₽ \(число\) · Серия/)).toBeVisible();
  await main.getByRole('button', { name: 'Удалить' }).click();
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(title(page)).toHaveText('Категории');
  await expect(main.getByRole('link', { name: 'Проба категории' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Порядок верхнего уровня' }).click();
  await expectNoViolations(page);
});

test('rejects the application of a company', async ({ page, browser, site }) => {
  const visitors = await browser.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  const applicant = await visitors.newPage();
  const person = await register(applicant);
  const company = { inn: '0077000003', company: 'ООО «Северный въезд»', company_comment: '' };
  const rest = { patronymic: '', position: 'Директор', consent: 'true' };
  await call(applicant, 'POST', '/account/personal', { ...person, ...company, ...rest });
  await visitors.close();

  const main = page.getByRole('main');
  await open(page, paths.staffSection('applications'));
  await main.getByRole('searchbox').fill(person.phone);
  await main.getByRole('button', { name: 'Найти' }).click();
  await main.getByRole('rowheader').getByRole('link', { name: company.company }).click();
  await main.getByRole('button', { name: 'Отклонить' }).click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page);
  await dialog.getByRole('textbox', { name: /^Причина/ }).fill('Нет склада');
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  await expect(main.getByText('Отказ: Нет склада')).toBeVisible();
  await expect(title(page)).toBeFocused();
});

test('uploads, shows and deletes a photograph', async ({ page }) => {
  await open(page, paths.staffSection('media'));
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 340, height: 340 } });
  await page
    .getByLabel('Файлы', { exact: true })
    .setInputFiles({ name: 'back office.png', mimeType: 'image/png', buffer: photo });
  await page.getByRole('textbox', { name: /^Что на/ }).fill('Страница управления');
  await page.getByRole('button', { name: 'Загрузить: 1' }).click();
  const picture = page.getByRole('link', { name: 'Открыть back office.png' }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectFine(page);
  await page.getByRole('button', { name: 'Удалить: back office.png' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(picture).toHaveCount(0);
});

test('plans an event of the academy and cancels it', async ({ page }) => {
  await open(page, paths.staffSection('events', 'add'));
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: /^Обучение/ }).selectOption({ label: 'Контроль доступа: основы' });
  await main.getByRole('combobox', { name: /^Место/ }).selectOption({ index: 1 });
  const day = `${new Date().getFullYear() + 1}-06-15`;
  await main.getByLabel(/^Начало/).fill(`${day}T10:00`);
  await main.getByLabel(/^Окончание/).fill(`${day}T18:00`);
  await main.getByRole('textbox', { name: /^Мест/ }).fill('12');
  await main.getByRole('button', { name: 'Создать мероприятие' }).click();
  await expect(title(page)).toHaveText('Контроль доступа: основы');
  await main.getByRole('button', { name: 'Отменить мероприятие' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Никто ещё не.записан/)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('textbox', { name: /^Причина/ }).fill('Ремонт класса');
  await dialog.getByRole('button', { name: 'Отменить мероприятие' }).click();
  await expect(main.getByText('Отмена: Ремонт класса')).toBeVisible();
  await expect(title(page)).toBeFocused();
});

test('writes a page of blocks, previews it and publishes it', async ({ page, browser, site }) => {
  const visitors = await browser.newContext({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
  const visitor = await visitors.newPage();
  const address = '/landings/proba-redaktora/';
  const main = page.getByRole('main');
  await open(page, `${paths.staffSection('pages', '~new')}?kind=page`);
  await main.getByRole('textbox', { name: /^Адрес/ }).fill(address);
  await main.getByRole('textbox', { name: /^Заголовок на/ }).fill('Проба редактора');
  await main.getByRole('button', { name: /^Добавить блок после 1/ }).click();
  await expectNoViolations(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Цифры/ })
    .click();
  // The form of a new block has the focus.
  await page.keyboard.type('24');
  await main.getByRole('textbox', { name: 'Пояснение' }).fill('года на рынке');
  const numbers = main.getByRole('region', { name: /^2. Цифры/ });
  await expect(numbers.getByText('года на рынке')).toBeVisible();
  await expectFine(page);
  await numbers.getByRole('button', { name: 'Готово' }).press('Enter');
  await numbers.getByRole('button', { name: 'Выше' }).press('Enter');
  await expect(main.getByRole('region', { name: /^1. Цифры/ }).getByRole('button', { name: 'Ниже' })).toBeFocused();
  await main.getByRole('button', { name: 'Сохранить черновик' }).click();

  await main.getByRole('button', { name: 'Предпросмотр ревизии 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Создать ссылку' }).click();
  const preview = page.getByRole('dialog').getByRole('link', { name: 'Открыть предпросмотр' });
  await visitor.goto(new URL((await preview.getAttribute('href'))!).pathname);
  await expect(visitor.getByText('года на рынке')).toBeVisible();
  await page.keyboard.press('Escape');

  await main.getByRole('button', { name: 'Опубликовать ревизию 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => {
    await visitor.goto(address);
    await expect(title(visitor)).toHaveText('Проба редактора', { timeout: 500 });
  }).toPass();
  await expect(visitor.getByRole('main')).toContainText(/на.рынке24.*Первый абзац/s);
  await visitors.close();
});

test('gives a partner a discount on one proposal', async ({ page }) => {
  await open(page, paths.staffSection('proposals'));
  const main = page.getByRole('main');
  await main.getByRole('rowheader').first().getByRole('link').click();
  await main.getByText('План парковки').click();
  await expect(main.getByRole('img', { name: /^Чертёж парковки/ })).toBeVisible();
  await main.getByRole('button', { name: 'Скидка партнёру' }).click();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('textbox').fill('12');
  await page.getByRole('dialog').getByRole('button', { name: 'Назначить' }).click();
  await expect(main.getByText(/^Скидка: 12.%$/)).toBeVisible();
});

test('changes a menu that visitors see, and restores it', async ({ page, expectConsole }) => {
  expectConsole(/status of 400/);
  await open(page, paths.staffSection('menus', 'prefooter'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Добавить пункт' }).click();
  await page.keyboard.type('Правила');
  const address = main.getByRole('textbox', { name: /^Адрес/ }).last();
  await address.fill('/termss/');
  await main.getByRole('button', { name: 'Сохранить меню' }).click();
  await expect(address).toHaveAccessibleDescription(/^Такой страницы/);
  await expectFine(page);
  await address.fill(paths.content('terms'));
  await main.getByRole('button', { name: 'Сохранить меню' }).click();
  await expect(main.getByText('Добавлено: Правила')).toBeVisible();
  const offers = page.getByRole('navigation', { name: 'Чем мы можем помочь' });
  const shown = async () => {
    await page.reload();
    return offers.getByRole('link', { name: 'Правила' }).count();
  };
  await expect.poll(shown).toBe(1);
  await main.getByRole('button', { name: 'Вернуть как было' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click();
  await expect(main.getByText('Убрано: Правила')).toBeVisible();
  await expect.poll(shown).toBe(0);
});
