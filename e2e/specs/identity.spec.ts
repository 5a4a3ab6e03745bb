import { paths } from '@site/contracts/paths';
import { accounts, requestCode, enter, sentCode, typeCode } from '../fixtures/login.ts';
import { newcomer, register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { banner, fillCart, goods } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/test.ts';

/** In seconds, the unit of cookies. */
const DAY = 24 * 60 * 60;

test('registers, logs out in all tabs, logs in, changes the phone and confirms the e-mail', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const details = newcomer();
  // With a corporate e-mail address, the offer to create a company profile would cover the page.
  const person = { ...details, email: details.email.replace('example.ru', 'yandex.ru') };
  const next = newcomer();
  await open(page, paths.register(paths.accountPersonal()));
  await page.getByRole('textbox', { name: /^Телефон/ }).fill(person.phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByRole('textbox', { name: /^Фамилия/ }).fill(person.surname);
  await page.getByRole('textbox', { name: /^Имя/ }).fill(person.name);
  await page.getByRole('textbox', { name: /^Город/ }).fill(person.city);
  await page.getByRole('textbox', { name: /^Электронная почта/ }).fill(person.email);
  await page.getByRole('checkbox', { name: /обработку персональных данных/ }).check();
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByRole('textbox', { name: /^Код из СМС/ })).toBeFocused();
  await typeCode(page, await sentCode(page, person.phone));
  await expect(page).toHaveURL(paths.accountPersonal());

  const other = await context.newPage();
  await open(other, paths.accountPersonal());
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other.getByRole('heading', { name: 'Вы не авторизованы' })).toBeVisible();
  await other.close();

  await open(page, paths.login(paths.accountPersonal()));
  await requestCode(page, person.phone);
  await typeCode(page, await sentCode(page, person.phone));
  await expect(page).toHaveURL(paths.accountPersonal());

  await page.getByRole('button', { name: 'Изменить номер' }).click();
  await page.getByRole('textbox', { name: /^Новый номер/ }).fill(next.phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  const code = page.getByLabel(/^Код с/);
  await expect(code).toBeFocused();
  await code.pressSequentially(await sentCode(page, next.phone));
  await expect(page.getByText('Номер телефона изменён')).toBeVisible();

  const emails = await (await page.request.get('/dev/mail/')).text();
  const link = /\/system\/email\/[\w-]+\//.exec(emails.slice(emails.indexOf(`data-to="${person.email}"`)))?.[0] ?? '';
  await open(page, link);
  await expect(page.getByText('Адрес подтверждён')).toBeVisible();

  // When the session expires on a page with a form, the form links to the login.
  await open(page, paths.accountPersonal());
  await page.getByRole('textbox', { name: /^Город/ }).fill('Калуга');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await expect(page.getByRole('textbox', { name: /^Телефон/ })).toBeVisible();
});

test('solves the proof-of-work captcha in a worker when codes are limited, and continues the login', async ({
  page,
  context,
  site,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  const { phone } = await register(page);
  await context.clearCookies();
  // Messages of the worker, as evidence that the page itself did not do the work.
  const found: unknown[] = [];
  await page.exposeFunction('workerMessage', (nonce: unknown) => void found.push(nonce));
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        const { workerMessage } = window as unknown as { workerMessage: (nonce: unknown) => void };
        this.addEventListener('message', ({ data }) => workerMessage(data));
      }
    };
  });
  await site.stopApi();
  await site.startApi({ AUTH_CODES_BEFORE_CAPTCHA: '1' });
  try {
    // The captcha page has a phone number for browsers that cannot solve it, even without scripts.
    expect(await (await page.request.get(paths.captcha())).text()).toMatch(/позвоните.+href="tel:\+7\d{10}"/s);

    await open(page, paths.login(paths.accountPersonal()));
    await page.getByRole('textbox', { name: /^Телефон/ }).fill(phone);
    // The request is held, so that the status message can be checked.
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/captcha\/$/, async (route) => {
      await released;
      await route.continue();
    });
    const submitted = page.waitForRequest(/\/api\/captcha\/$/);
    await page.getByRole('button', { name: 'Получить код' }).click();
    const { nonce } = (await submitted).postDataJSON() as { nonce: number };
    await expect.poll(() => found).toEqual([nonce]);
    await expect(page.getByRole('status').filter({ hasText: /Проверяем, что вы\sне\sробот/ })).toBeVisible();
    await expect(page).toHaveURL(paths.login(paths.accountPersonal()));
    release();
    await expect(page.getByRole('textbox', { name: /^Код из СМС/ })).toBeFocused();
    await typeCode(page, await sentCode(page, phone));
    await expect(page).toHaveURL(paths.accountPersonal());
  } finally {
    await site.stopApi();
    await site.startApi();
  }
});

test('extends the session of a returning visitor, and keeps a guest’s cart', async ({ page, site, context }) => {
  const daysLeft = async () => {
    const session = (await context.cookies()).find(({ name }) => name === 'sid');
    return session && Math.round((session.expires - Date.now() / 1000) / DAY);
  };
  /** Sets the remaining days of the session, on the server and in the browser. */
  async function setDaysLeft(left: number) {
    await site.changeData(`update sessions set expires_at = now() + interval '${left} days'`);
    const cookies = await context.cookies();
    await context.addCookies(
      cookies.map((cookie) => ({
        ...cookie,
        ...(cookie.name === 'sid' && { expires: Date.now() / 1000 + left * DAY }),
      })),
    );
    expect(await daysLeft()).toBe(left);
  }
  await fillCart(page, [goods.drive, 2]);
  await setDaysLeft(28);
  await open(page, paths.home());
  expect(await daysLeft()).toBe(30);
  await expect(banner(page).getByRole('link', { name: /^Корзина/ })).toContainText('2');

  await enter(page, accounts.customer);
  await setDaysLeft(27);
  // This page redirects; the redirect response sets the cookie too.
  await open(page, paths.account());
  expect(await daysLeft()).toBe(30);
});
