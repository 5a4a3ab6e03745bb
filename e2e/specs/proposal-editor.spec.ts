import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import type { ProposalSave } from '@site/contracts/proposals';
import { call } from '../fixtures/api.ts';
import { expectNoViolations } from '../fixtures/axe.ts';
import { expectFits, LAYOUTS } from '../fixtures/collisions.ts';
import { manage } from '../fixtures/back-office.ts';
import { expectMainUnmoved, recordShifts } from '../fixtures/layout-shifts.ts';
import { accounts, requestCode, logIn, sentCode, typeCode } from '../fixtures/login.ts';
import { registerColleague, registerHead } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { desktop, phone as narrow, sizes } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });
const next = (page: Page, name: RegExp) => page.getByRole('region').getByRole('button', { name }).last().click();

/** Fifteen minutes at nine seconds for each action, including reading, deciding and typing. */
const ACTIONS_IN_FIFTEEN_MINUTES = 100;

/** Creates the partner's own services and goods of the worked example. */
async function ownAssortment(page: Page) {
  const common = { description: '', is_active: true };
  for (const [name, price] of [
    ['Монтаж точки проезда', 45_000],
    ['Монтаж автоматической кассы', 18_000],
  ])
    await call(page, 'POST', '/account/profile/expanded-services/', {
      ...{ ...common, name, price, category: 'монтаж', unit: 'шт.', vat_included: true, duration: '' },
    });
  await call(page, 'POST', '/account/profile/self-products/', {
    ...{ ...common, name: 'Комплект кабеля', price: 64_000, article: '', category: '', unit: 'компл.', image: null },
  });
}

/** Creates a typical yard with everything filled in, and returns its slug. */
async function finishedYard(page: Page) {
  const { proposal } = await call<{ proposal: ProposalSave & { slug: string } }>(
    page,
    'POST',
    '/account/kp/proposals/typical/yard/',
    {},
  );
  const { slug, revision, configuration, offer } = proposal;
  Object.assign(configuration.structure, { object_name: 'Двор на Мира, 1', city: 'Тверь' });
  await call(page, 'PUT', `/account/kp/proposals/${slug}/`, { revision, configuration, offer });
  return slug;
}

for (const { on, viewport } of sizes)
  test.describe(`on ${on}`, { tag: viewport === narrow ? [] : '@long' }, () => {
    test.use({ viewport });

    test('configures a mall within fifteen minutes, shares it, and orders it after the customer accepts', async ({
      page,
      browser,
      expectConsole,
    }) => {
      expectConsole(/409 .*\/editing\//); // The next editing heartbeat of the first page finds that the proposal is no longer a draft.
      // The first three proposals of a new company need approval; this company has passed that limit.
      await registerColleague(page, accounts.goldOwner, 'company_manager');
      await ownAssortment(page);
      let actions = 0;
      const act = async (action: Promise<unknown>) => {
        await action;
        actions += 1;
      };
      const field = (name: RegExp | string) => page.getByRole('textbox', { name });
      const fill = (name: RegExp | string, value: string) => act(field(name).first().fill(value));
      const press = (name: RegExp | string) => act(page.getByRole('button', { name, exact: true }).first().click());
      const goOn = async (step: RegExp) => {
        await act(next(page, step));
        await expect(heading(page, step)).toBeFocused();
      };
      await open(page, '/account/kp/');
      await press('Новое предложение');
      await press(/^Пустое/);
      await expect(page).toHaveURL(/\/structure\/$/);
      const slug = /kp-\d{4}-\d{6}/.exec(page.url())![0];
      await fill(/Название объекта/, 'ТРЦ «Берёзовая роща»');
      await act(page.getByRole('combobox', { name: /Тип объекта/ }).selectOption('ТРЦ'));
      await fill(/Город/, 'Тверь');
      await fill(/Машиномест/, '400');
      await fill(/Посещений в.сутки/, '1600');
      await fill(/Постоянных клиентов/, '120');
      await act(page.getByRole('switch', { name: /Распознавание номеров/ }).press('Space'));

      await goOn(/Точки проезда/);
      for (const lane of ['Въезд', 'Въезд', 'Выезд', 'Выезд']) await press(lane);
      await press('Настроить: Выезд 2');
      await fill(/Ширина проезда/, '4,5');
      await page.getByText('План проездов').click();
      await expect(page.getByRole('img', { name: /^Чертёж/ })).toBeVisible();
      // On a scrolled page, a sticky bar may cover half of a field.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expectNoViolations(page);
      await goOn(/Точки оплаты/);
      await press(/Добавить 2.автоматические кассы/);
      await goOn(/Серверы/);
      await goOn(/Дополнительно/);
      // A wide window shows the whole bill beside the step, a narrow one only its total at the bottom.
      const sum =
        viewport === narrow
          ? page.getByRole('region', { name: 'Итог предложения' })
          : page.getByRole('complementary', { name: 'Смета' });
      // The exact sum of the worked example without the partner's own services and goods.
      await expect(sum).toContainText(/8.056.800.₽/);
      await fill('Монтаж точки проезда', '4');
      await fill('Монтаж автоматической кассы', '2');
      await act(page.getByRole('tab', { name: /Собственные товары/ }).click());
      await fill('Комплект кабеля', '1');
      await field('Комплект кабеля').first().press('Enter');
      await expect(sum).toContainText(/8.336.800.₽/);
      await goOn(/Маркировочные/);
      await goOn(/Проверка и.итог/);
      await fill(/Скидка заказчику/, '5');
      await expect(sum).toContainText(/7.933.960.₽/);
      await goOn(/Дополнительная/);
      await fill(/^Контактное лицо/, 'Пётр Лесной');

      await press(/Ссылка для.клиента/);
      await press('Получить ссылку');
      const link = await field(/Ссылка для.клиента/).inputValue();
      expect(actions).toBeLessThan(ACTIONS_IN_FIFTEEN_MINUTES);

      const customers = await browser.newContext({ viewport, locale: 'ru-RU' });
      const customer = await customers.newPage();
      await open(customer, new URL(link).pathname);
      await expect(customer.getByRole('region', { name: 'Итог' })).toContainText(/7.933.960/);
      const drawing = customer.getByRole('img', { name: /^Чертёж парковки/ });
      await drawing.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeTruthy();
      // The cookie question fades in: until it is opaque, its buttons have too little contrast.
      await expect(customer.getByRole('region', { name: 'Файлы cookie' })).toHaveCSS('opacity', '1');
      await expectNoViolations(customer);
      await expectFits(customer, LAYOUTS);
      await customer.getByRole('button', { name: 'Принять предложение' }).click();
      const dialog = customer.getByRole('dialog');
      await expectNoViolations(customer);
      await dialog.getByRole('textbox', { name: /^Имя/ }).fill('Пётр Лесной');
      await dialog.getByRole('textbox', { name: /^Телефон/ }).fill('+79160000000');
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Принять предложение' }).click();
      await expect(customer.getByText(/принят/i).first()).toBeVisible();
      await customers.close();

      await open(page, `/account/kp/${slug}/`);
      await page.getByRole('link', { name: 'Оформить заказ' }).click();
      await expect(page).toHaveURL(/\/cart\?step=checkout&kp_id=kp-/);
      await field(/^ОГРН/).fill('1000000000010');
      await field(/^КПП/).fill('001201001');
      await field(/^Юридический адрес/).fill('Краснодар, Мира, 1');
      await field(/^Банк|^Название банка/).fill('АО «Примерный банк»');
      await field(/^БИК/).fill('044000000');
      await field(/^Расчётный счёт/).fill('40702810900000000001');
      await page.getByRole('checkbox', { name: /^Даю согласие/ }).check();
      await page.getByRole('checkbox', { name: /^Принимаю условия/ }).check();
      await page.getByRole('form').getByRole('button', { name: 'Оформить заказ' }).click();
      await page.getByRole('link', { name: /^Перейти к.заказу$/ }).click();
      await page.getByRole('link', { name: /^КП-\d{4}-\d{6}$/ }).click();
      await expect(page.getByText(/По.предложению оформлен заказ/)).toBeVisible();
    });
  });

test('takes nine actions from the login to the PDF of a two-lane yard', async ({ page }) => {
  let actions = 0;
  const act = async (action: Promise<unknown>, count = 1) => {
    await action;
    actions += count;
  };
  const { phone } = await registerHead(page, 'configurator');
  await page.context().clearCookies();
  await open(page, paths.login(paths.proposals()));
  // Two actions: the number and the button.
  await act(requestCode(page, phone), 2);
  await act(typeCode(page, await sentCode(page, phone)));
  await act(page.getByRole('button', { name: 'Новое предложение' }).first().click());
  await act(page.getByRole('button', { name: /^Двор/ }).click());
  await act(page.getByRole('textbox', { name: /Название объекта/ }).fill('Двор на Мира, 1'));
  await act(page.getByRole('textbox', { name: /Город/ }).fill('Тверь'));
  await act(page.getByRole('link', { name: /Дополнительная информация/ }).click());
  const download = page.waitForEvent('download');
  await act(page.getByRole('link', { name: 'Скачать PDF' }).click());
  expect((await download).suggestedFilename()).toMatch(/^КП-\d{4}-\d{6}_Двор.*\.pdf$/);
  expect(actions).toBe(9);
});

test('submits a proposal below the purchase price for approval, returns it with a comment and approves the correction', async ({
  page,
}) => {
  await registerHead(page, 'configurator');
  const { proposal } = await call<{ proposal: { slug: string; number: string } }>(
    page,
    'POST',
    '/account/kp/proposals/',
    {},
  );
  const { slug, number } = proposal;
  await open(page, `/account/kp/${slug}/`);
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  await field(/Название объекта/).fill('Бизнес-центр «Заря»');
  await page.getByRole('combobox', { name: /Тип объекта/ }).selectOption('Бизнес-центр');
  await field(/Город/).fill('Тверь');
  await field(/Машиномест/).fill('120');
  await field(/Посещений в.сутки/).fill('300');
  await field(/Доля разовых посещений/).fill('50');
  await field(/Постоянных клиентов/).fill('80');
  await page.getByRole('radio', { name: /без билета/ }).check();
  await field(/Самая низкая температура/).fill('5');
  await field(/Высота потолка/).fill('2,6');
  await next(page, /Точки проезда/);
  for (const kind of ['Въезд', 'Выезд']) {
    await page.getByRole('button', { name: kind, exact: true }).click();
    await page.getByRole('button', { name: `Настроить: ${kind} 1` }).click();
    await page.getByRole('combobox', { name: 'Размещение' }).selectOption('Помещение');
    await field(/Ширина проезда/).fill('3,2');
    if (kind === 'Выезд') await page.getByRole('switch', { name: /Оплата на.выезде/ }).press('Space');
  }
  await next(page, /Точки оплаты/);
  await page.getByRole('button', { name: /Добавить 1.автоматическую кассу/ }).click();
  await page.getByRole('combobox', { name: 'Модель' }).selectOption('card');
  await page
    .getByRole('link', { name: /^Проверка и.итог/ })
    .first()
    .click();
  await field(/Скидка заказчику/).fill('7');
  const bill = page.getByRole('complementary', { name: 'Смета' });
  const saved = () => expect(page.getByRole('status').filter({ hasText: /^Сохранено/ })).toBeVisible();
  await expect(bill).toContainText(/3.404.252.₽/);
  await expect(page.getByText(/([^;]*;){19}[^;]*согласует менеджер производителя/)).toBeVisible();
  await saved();
  await open(page, `/account/kp/${slug}/additional-info/`);
  await page.getByRole('button', { name: /Отправить на.согласование/ }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number }) });
  await expect(row).toContainText(/На.согласовании/);
  await manage(page, 'POST', `/proposals/${number}/return/`, {
    comment: 'Скидка выше вашей закупочной цены',
    lines: { 'servers/908SV-0010': 'Хватит меньшего сервера' },
  });

  await open(page, `/account/kp/${slug}/servers/`);
  await expect(page.getByText('Скидка выше вашей закупочной цены')).toBeVisible();
  await expect(page.getByText('Менеджер: Хватит меньшего сервера')).toBeVisible();
  await expectNoViolations(page);
  await open(page, `/account/kp/${slug}/summary-checking/`);
  await page.getByRole('textbox', { name: /Скидка заказчику/ }).fill('5');
  await expect(bill).toContainText(/3.477.4\d\d.₽/);
  await saved();
  await open(page, `/account/kp/${slug}/additional-info/`);
  await page.getByRole('button', { name: /Отправить на.согласование/ }).click();
  await expect(row).toContainText(/На.согласовании/);
  await manage(page, 'POST', `/proposals/${number}/approve/`);

  await open(page, `/account/kp/${slug}/`);
  await expect(page.getByText('Согласовано', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Ссылка для.клиента/ }).click();
  await page.getByRole('button', { name: 'Получить ссылку' }).click();
  await expect(page.getByRole('textbox', { name: /Ссылка для.клиента/ })).toHaveValue(/\/view-kp\//);
});

test.describe('in a wide window', () => {
  test.use({ viewport: desktop });

  test('shows the bill as dense rows below a sticky header, without the menu of the account, and prints it', async ({
    page,
  }) => {
    await registerHead(page, 'configurator');
    await open(page, `/account/kp/${await finishedYard(page)}/summary-checking/`);
    await expect(page.getByRole('navigation', { name: 'Личный кабинет' })).toHaveCount(0);
    const rows = page.getByRole('list', { name: 'Серверы' }).getByRole('listitem');
    await expect(rows.nth(3)).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(56);
    await rows.last().evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(rows.first()).not.toBeInViewport();
    await expect(page.getByRole('group', { name: 'Серверы' }).getByText('Наименование')).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(rows.first()).toBeVisible();
    await page.emulateMedia({ media: null });
    await expectFits(page, LAYOUTS);
    await page.emulateMedia({ media: 'print' });
    // A sheet is narrower than the table on the screen, and still has a line for each row.
    await page.setViewportSize({ width: 688, height: 900 });
    await expect(rows.first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Серверы' }).getByText('Наименование')).toBeVisible();
    const printed = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...printed)).toBeLessThanOrEqual(84);
  });

  test('draws the plan beside a step without moving anything, and keeps it in view', async ({ page }) => {
    await registerHead(page, 'configurator');
    await recordShifts(page);
    await open(page, `/account/kp/${await finishedYard(page)}/servers/`);
    const plan = page.getByRole('img', { name: /^Чертёж/ });
    await expect(plan).toBeInViewport();
    await expectMainUnmoved(page);
    await page.getByRole('list', { name: 'Серверы и лицензии' }).getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(plan).toBeInViewport();
  });
});

test('has no violations in the menus and dialogs of the proposal list', async ({ page }) => {
  test.slow();
  await logIn(page, accounts.goldOwner);
  await open(page, paths.proposals());
  await page.getByRole('main').getByRole('search').locator('summary').click();
  await expect(page.getByRole('combobox', { name: 'Порядок' })).toBeVisible();
  await expectNoViolations(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Новое предложение' }).click();
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  for (const action of [
    /^Отправить на.согласование$/,
    /^Ссылка для.клиента$/,
    /^Клиент отказался$/,
    /^Сравнить версии$/,
    /^Удалить$/,
  ]) {
    const row = page
      .getByRole('main')
      .locator('details')
      .filter({ has: page.locator('button', { hasText: action }) })
      .first();
    await row.locator('summary').click();
    await expectNoViolations(page, { covered: true });
    await row.getByRole('button', { name: action }).click();
    await expect(dialog).toBeVisible();
    // The menu stays open below the dialog.
    await expect(dialog.getByRole('button').first()).toBeEnabled();
    await expectNoViolations(page, { covered: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});
