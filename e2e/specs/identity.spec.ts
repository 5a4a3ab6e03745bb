import { paths } from '@site/contracts/paths';
import { accounts, requestCode, enter, sentCode, typeCode } from '../fixtures/login.ts';
import { newcomer, register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { banner, fillCart, goods } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/test.ts';

/** In seconds, as cookies count. */
const DAY = 24 * 60 * 60;

test('register, confirm, log out in all tabs, log in, change the phone, confirm the e-mail', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const somebody = newcomer();
  // A mailbox of the company kind would bring the offer to create a company profile over the page.
  const person = { ...somebody, email: somebody.email.replace('example.ru', 'yandex.ru') };
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
  await page.getByRole('button', { name: 'Получить коды' }).click();
  const [old, fresh] = [page.getByLabel(/^Код с/).first(), page.getByLabel(/^Код с/).last()];
  await expect(old).toBeFocused();
  await old.pressSequentially(await sentCode(page, person.phone));
  await fresh.pressSequentially(await sentCode(page, next.phone));
  await expect(page.getByText('Номер телефона изменён')).toBeVisible();

  const emails = await (await page.request.get('/dev/mail/')).text();
  const link = /\/system\/email\/[\w-]+\//.exec(emails.slice(emails.indexOf(`data-to="${person.email}"`)))?.[0] ?? '';
  await open(page, link);
  await expect(page.getByText('Адрес подтверждён')).toBeVisible();

  // The session runs out under a form: what was typed waits, and the way to the login is open.
  await open(page, paths.accountPersonal());
  await page.getByRole('textbox', { name: /^Город/ }).fill('Калуга');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await expect(page.getByRole('textbox', { name: /^Телефон/ })).toBeVisible();
});

test('a code that the limits hold back is earned by a worker of the browser, and the login goes on by itself', async ({
  page,
  context,
  site,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  const { phone } = await register(page);
  await context.clearCookies();
  // What the worker itself says: the page could have done the work in its place.
  const found: unknown[] = [];
  await page.exposeFunction('workerSaid', (nonce: unknown) => void found.push(nonce));
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        const { workerSaid } = window as unknown as { workerSaid: (nonce: unknown) => void };
        this.addEventListener('message', ({ data }) => workerSaid(data));
      }
    };
  });
  await site.stopApi();
  await site.startApi({ AUTH_CODES_BEFORE_CAPTCHA: '1' });
  try {
    // For those whose browser cannot, also without scripts.
    expect(await (await page.request.get(paths.captcha())).text()).toMatch(/позвоните.+href="tel:\+7\d{10}"/s);

    await open(page, paths.login(paths.accountPersonal()));
    await page.getByRole('textbox', { name: /^Телефон/ }).fill(phone);
    // Held, so that what is said meanwhile can be read.
    let handIn = () => {};
    const held = new Promise<void>((resolve) => (handIn = resolve));
    await page.route(/\/api\/captcha\/$/, async (route) => {
      await held;
      await route.continue();
    });
    const handed = page.waitForRequest(/\/api\/captcha\/$/);
    await page.getByRole('button', { name: 'Получить код' }).click();
    const { nonce } = (await handed).postDataJSON() as { nonce: number };
    await expect.poll(() => found).toEqual([nonce]);
    await expect(page.getByRole('status').filter({ hasText: /Проверяем, что вы\sне\sробот/ })).toBeVisible();
    await expect(page).toHaveURL(paths.login(paths.accountPersonal()));
    handIn();
    await expect(page.getByRole('textbox', { name: /^Код из СМС/ })).toBeFocused();
    await typeCode(page, await sentCode(page, phone));
    await expect(page).toHaveURL(paths.accountPersonal());
  } finally {
    await site.stopApi();
    await site.startApi();
  }
});

test('a visitor of every day keeps the session, and a guest the cart', async ({ page, site, context }) => {
  const daysLeft = async () => {
    const session = (await context.cookies()).find(({ name }) => name === 'sid');
    return session && Math.round((session.expires - Date.now() / 1000) / DAY);
  };
  /** What is left of a session whose visitor was here some days ago, on the server and in the browser. */
  async function age(left: number) {
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
  await age(28);
  await open(page, paths.home());
  expect(await daysLeft()).toBe(30);
  await expect(banner(page).getByRole('link', { name: /^Корзина/ })).toContainText('2');

  await enter(page, accounts.customer);
  await age(27);
  // A page that leads to another, and its answer has the cookie as well.
  await open(page, paths.account());
  expect(await daysLeft()).toBe(30);
});
