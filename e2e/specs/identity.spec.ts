import { paths } from '@site/contracts/paths';
import { askForCode, sentCode, typeCode } from '../fixtures/login.ts';
import { newcomer, register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

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
  await askForCode(page, person.phone);
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
