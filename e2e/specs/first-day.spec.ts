import { paths } from '@site/contracts/paths';
import { encodeRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { expectNoViolations } from '../fixtures/axe.ts';
import { requestCode, typeCode } from '../fixtures/login.ts';
import { newcomer } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { preparedData } from '../fixtures/prepare-site.ts';
import { desktop } from '../fixtures/sizes.ts';
import { Site } from '../fixtures/site.ts';
import { startSmsOperator } from '../fixtures/sms-operator.ts';
import { expect, test as base } from '../fixtures/test.ts';

type Operator = Awaited<ReturnType<typeof startSmsOperator>>;
const test = base.extend<object, { operator: Operator; site: Site }>({
  operator: [
    async ({}, use) => {
      const operator = await startSmsOperator();
      await use(operator);
      operator.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ operator }, use) => {
      const settings = {
        SMS_API_ID: 'key',
        SMS_URL: operator.url,
        SECOND_FACTOR_KEY: Buffer.alloc(32, 7).toString('base64'),
      };
      const site = await Site.startEmpty(preparedData().databaseUrl, settings);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const PRODUCTS = 200;
const numbers = Array.from({ length: PRODUCTS }, (_, index) => index + 1);
const photoOf = (number: number) => `privod-${number}.jpg`;
const nameOf = (number: number) => `Привод Новатор ${number}`;

const photo = async (number: number) => ({
  name: photoOf(number),
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: `hsl(${number}, 60%, 50%)` } })
    .jpeg()
    .toBuffer(),
});

/** A file of goods; JSON is YAML. */
const goods = JSON.stringify({
  Характеристики: [{ 'Код характеристики': 'leaf_weight', Название: 'Масса створки, кг', Вид: 'Число' }],
  Категории: [
    { 'Адрес категории': 'drives', Название: 'Приводы', Вступление: 'Приводы своего завода.' },
    {
      'Адрес категории': 'sliding',
      Родитель: 'drives',
      Название: 'Для откатных ворот',
      Вступление: 'Для откатных ворот.',
      Фильтры: ['leaf_weight', 'price'],
    },
  ],
  Товары: numbers.map((number) => ({
    Артикул: `NV-${1000 + number}`,
    Название: nameOf(number),
    Серия: 'Новатор',
    Категория: 'sliding',
    'Краткое описание': `Привод номер ${number}.`,
    Цена: 10_000 + number,
    'Группа скидки': 'A',
    Наличие: 'В наличии',
    Остаток: number,
    'Гарантия, мес.': 24,
    Фотографии: [photoOf(number)],
    'Характеристика: Масса створки, кг': 400 + number,
  })),
});

const consent = `---
kind: page
address: /consent-registration/
title: Согласие на обработку персональных данных
h1: Согласие на обработку персональных данных
description: Согласие при регистрации
parent: null
---
type: text
html: |-
  <p>Даю согласие на обработку имени, телефона и электронной почты для ведения личного кабинета.</p>
`;

const requisites: [name: RegExp, value: string][] = [
  [/^Наименование/, 'АО «Новатор»'],
  [/^Юридический адрес/, 'Тула, ул. Заводская, д. 1'],
  [/^ИНН/, '0077000003'],
  [/^КПП/, '007701001'],
  [/^ОГРН/, '1000000000109'],
  [/^Банк/, 'АО «Примерный банк»'],
  [/^БИК/, '044000000'],
  [/^Расчётный счёт/, '40702810900000000001'],
  [/^Руководитель/, 'Первая В. В.'],
];
const menu = [
  ['Приводы', paths.category('sliding')],
  ['Поиск', paths.search('привод')],
] as const;

test(
  'turns an empty production site into a shop with photographs, in a browser and by one file',
  { tag: '@long' },
  async ({ page, browser, site, operator }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(desktop);

    const phone = '+79160000001';
    await open(page, paths.staffFirst());
    await expectNoViolations(page);
    await page.getByRole('textbox', { name: /^Телефон/ }).fill(phone);
    await page.getByRole('textbox', { name: /^Фамилия/ }).fill('Первая');
    await page.getByRole('textbox', { name: /^Имя/ }).fill('Вера');
    await page.getByLabel(/^Ключ управления/).fill(site.env.MANAGE_KEY!);
    await page.getByRole('button', { name: 'Стать администратором' }).click();
    await expect(page.getByRole('heading', { name: /^Вход в/ })).toBeVisible();
    await requestCode(page, phone);
    await typeCode(page, operator.code());
    await page.getByRole('button', { name: 'Подключить' }).click();
    const secret = (await page.locator('p', { hasText: 'Ключ:' }).locator('code').innerText()).replaceAll(' ', '');
    await page.getByRole('textbox', { name: /Код из/ }).pressSequentially(new TOTP({ secret }).generate());
    await page.getByRole('button', { name: /Коды сохранены/ }).click();
    await expect(page.getByRole('heading', { name: /Решений никто не/ })).toBeVisible();

    await open(page, paths.staffSection('media'));
    await page.getByLabel('Файлы', { exact: true }).setInputFiles(await Promise.all(numbers.map(photo)));
    for (const number of numbers)
      await page
        .getByRole('listitem')
        .filter({ hasText: photoOf(number) })
        .getByRole('textbox')
        .fill(nameOf(number));
    await page.getByRole('button', { name: `Загрузить: ${PRODUCTS}` }).click();
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('textbox') })).toHaveCount(0, {
      timeout: 240_000,
    });

    await open(page, '/account/staff/products/import/');
    await page
      .getByLabel(/^Файл с.товарами/)
      .setInputFiles({ name: 'goods.yaml', mimeType: 'application/yaml', buffer: Buffer.from(goods) });
    await page.getByRole('button', { name: 'Проверить файл' }).click();
    await page.getByRole('button', { name: /^Загрузить/ }).click({ timeout: 60_000 });
    await page.getByRole('dialog').getByRole('button', { name: 'Загрузить' }).click();
    await expect(page.getByText(/Загрузка №.1 выполнена/)).toBeVisible({ timeout: 60_000 });
    await expectNoViolations(page);

    await open(page, `${paths.staffSection('pages', '~new')}?kind=page`);
    await page.getByRole('button', { name: 'Как текст' }).click();
    await page.getByRole('textbox', { name: /^Текст документа/ }).fill(consent);
    await page.getByRole('button', { name: 'Сохранить черновик' }).click();
    await page.getByRole('button', { name: 'Опубликовать ревизию 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click();
    await expect(page.getByRole('link', { name: /^Открыть на.сайте$/ })).toBeVisible();

    const main = page.getByRole('main');
    const field = (name: RegExp) => main.getByRole('textbox', { name });
    const save = async () => {
      await main.getByRole('button', { name: 'Сохранить', exact: true }).click();
      await expect(main.getByRole('heading', { name: 'История решений' })).toBeVisible();
    };
    await open(page, paths.staffSection('settings'));
    await main.getByRole('link', { name: 'Реквизиты продавца' }).first().click();
    for (const [name, value] of requisites) await field(name).fill(value);
    await save();
    await open(page, paths.staffSection('settings', 'contacts'));
    await field(/^Телефон в.шапке/).fill('8005550120');
    await field(/^Электронная почта/).fill('info@novator.example');
    await save();
    await open(page, paths.staffSection('settings', 'delivery'));
    await field(/^Города курьера/).fill('Тула');
    await field(/^Цена курьера/).fill('900');
    await field(/^Бесплатно от/).fill('100000');
    await save();
    await open(page, paths.staffSection('menus', 'header'));
    for (const [index, [title, address]] of menu.entries()) {
      await main.getByRole('button', { name: 'Добавить пункт' }).click();
      await field(/^Название/)
        .nth(index)
        .fill(title);
      await field(/^Адрес/)
        .nth(index)
        .fill(address);
    }
    await main.getByRole('button', { name: 'Сохранить меню' }).click();
    await expect(main.getByText('Добавлено: Приводы, Поиск')).toBeVisible();
    await open(page, paths.staffSection('settings', 'site'));
    await main.getByRole('checkbox', { name: /^Приём заказов/ }).check();
    await save();
    await open(page, paths.staffSection('settings'));
    await expect(main.getByRole('link', { name: 'Меню' })).toHaveCount(0);
    await expectNoViolations(page);

    const buyers = await browser.newContext({ viewport: desktop, locale: 'ru-RU', baseURL: site.url });
    const shop = await buyers.newPage();
    await expect
      .poll(async () => (await shop.goto(paths.category('sliding')))?.status(), { timeout: 30_000 })
      .toBe(200);
    await expect(shop.getByRole('main')).toContainText(`${PRODUCTS} товаров`);
    const card = shop.getByRole('region', { name: 'Товары' }).getByRole('article').first();
    await card.getByRole('heading').getByRole('link').click();
    const heading = shop.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Привод Новатор \d+$/);
    const name = await heading.innerText();
    const number = /\d+$/.exec(name)![0].padStart(3, '0');
    await expect(shop.getByRole('main')).toContainText(new RegExp(`10.${number}`));
    const picture = shop.getByRole('main').getByRole('img', { name }).first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expectNoViolations(shop);

    const key = () => ({ [REQUEST_KEY_HEADER]: encodeRequestKey(site.env.REQUEST_PUBLIC_KEY!, Date.now()) });
    const header = shop.getByRole('navigation', { name: 'Разделы сайта' });
    // A busy renderer may still have the menus from before.
    const shownMenu = async () => {
      await shop.reload();
      return header.getByRole('link').allInnerTexts();
    };
    await expect.poll(shownMenu).toEqual(menu.map(([title]) => title));
    await expect(shop.getByRole('contentinfo')).toContainText(/АО «Новатор». ИНН.0077000003/);
    await shop
      .getByRole('main')
      .getByRole('button', { name: /^В.корзину/ })
      .first()
      .click();
    // A page load would lose a change that the server has not stored yet.
    const read = async (path: string) => (await shop.request.get(path, { headers: key() })).text();
    await expect.poll(() => read('/api/fetch/userdata/')).toContain('"cart_qty":1');
    await open(shop, paths.cart());
    await expect(shop.getByRole('main')).toContainText(/900.₽, от.100.000.₽ бесплатно/);

    // Registration opens with the published consent.
    await expect.poll(() => read('/api/fetch/sitedata/')).toContain('"consent_registration":"/consent-registration/"');
    const person = newcomer();
    await open(shop, paths.register());
    await shop.getByRole('textbox', { name: /^Телефон/ }).fill(person.phone);
    await shop.getByRole('button', { name: 'Получить код' }).click();
    await shop.getByRole('textbox', { name: /^Фамилия/ }).fill(person.surname);
    await shop.getByRole('textbox', { name: /^Имя/ }).fill(person.name);
    await shop.getByRole('textbox', { name: /^Город/ }).fill(person.city);
    await shop.getByRole('textbox', { name: /^Электронная почта/ }).fill('anna@yandex.ru');
    await shop.getByRole('checkbox', { name: /обработку персональных данных/ }).check();
    await shop.getByRole('button', { name: 'Получить код' }).click();
    await expect(shop.getByRole('textbox', { name: /^Код из СМС/ })).toBeFocused();
    await typeCode(shop, operator.code());
    await expect(shop).toHaveURL(new RegExp(paths.account()));
    await buyers.close();
  },
);
