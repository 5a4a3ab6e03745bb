import type { Locator, Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { accounts, logIn } from '../fixtures/login.ts';
import { open } from '../fixtures/open.ts';
import { fillCart, goods } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');

/**
 * Returns the styles that forced colours leave of an element and its pseudo-elements: background, borders, outline and
 * text colour.
 */
const lookOf = (one: Locator) =>
  one.evaluate((element) => {
    const draw = (pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && (style.content === 'none' || style.opacity === '0')) return [];
      const sides = ['top', 'right', 'bottom', 'left'].map((side) =>
        ['width', 'style', 'color'].map((property) => style.getPropertyValue(`border-${side}-${property}`)).join(' '),
      );
      const outline = style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`;
      return [style.backgroundColor, ...sides, outline, pseudo ? style.width : style.color];
    };
    return [...draw(), ...draw('::before'), ...draw('::after')].join(' | ');
  });

/** Moves the mouse away first, because a hover style does not count. */
async function expectApart(chosen: Locator, other: Locator) {
  await chosen.page().mouse.move(0, 0);
  expect(await lookOf(chosen), String(chosen)).not.toBe(await lookOf(other));
}

test.describe('with forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  test('distinguishes the selected controls of the design system', async ({ page }) => {
    await open(page, '/_ui/');
    for (const role of ['switch', 'checkbox', 'radio'] as const) {
      const enabled = main(page).getByRole(role, { disabled: false });
      const on = enabled.and(page.locator(':checked')).first();
      await expect(on, role).toBeAttached();
      await expectApart(on, enabled.and(page.locator(':not(:checked)')).first());
    }
    const tabs = main(page).getByRole('tab');
    await expectApart(
      tabs.and(page.locator('[aria-selected=true]')).first(),
      tabs.and(page.locator('[aria-selected=false]')).first(),
    );
    const chip = (name: string) => main(page).getByRole('button', { name, exact: true });
    await expectApart(chip('Все'), chip('Вебинары'));
    const pages = page.getByRole('navigation', { name: 'Страницы' }).first().getByRole('link');
    await expectApart(pages.and(page.locator('[aria-current=page]')), pages.last());
    await test.step('distinguishes a switch that is on by its background, and the knob from the background', async () => {
      const knob = (one: Locator) =>
        one.evaluate((element) => {
          const { backgroundColor, transform } = getComputedStyle(element, '::after');
          return { knob: backgroundColor, ground: getComputedStyle(element).backgroundColor, transform };
        });
      const enabled = main(page).getByRole('switch', { disabled: false });
      const [on, off] = [
        await knob(enabled.and(page.locator(':checked')).first()),
        await knob(enabled.and(page.locator(':not(:checked)')).first()),
      ];
      expect(on.knob).not.toBe(on.ground);
      expect(off.knob).not.toBe(off.ground);
      expect(on.ground).not.toBe(off.ground);
    });
    await open(page, '/projects/');
    const views = main(page).getByRole('group', { name: 'Как показать' }).getByRole('link');
    await expectApart(views.and(page.locator('[aria-current]')), views.last());
  });

  test('distinguishes the selected card of the checkout', async ({ page }) => {
    await fillCart(page, [goods.boom, 1]);
    await open(page, paths.checkout());
    const card = (on: string) => main(page).locator(`:has(> label > input[type=radio]${on})`).first();
    await expect(card(':checked')).toBeVisible();
    await expectApart(card(':checked'), card(':not(:checked)'));
  });

  test('distinguishes the current step of an order and the current section of the account', async ({ page }) => {
    await logIn(page, accounts.customer, paths.order('00000000-0000-4000-9000-000000000001'));
    const stages = page.getByRole('list', { name: 'Ход заказа' }).getByRole('listitem');
    await expectApart(stages.and(page.locator('[aria-current=step]')), stages.last());
    await open(page, paths.accountPersonal());
    const sections = page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('link');
    await expectApart(sections.and(page.locator('[aria-current=page]')), sections.last());
  });
});

test.describe('at 400 % zoom, on the first visit', () => {
  test.use({ firstVisit: true, viewport: { width: 320, height: 200 } });

  for (const [name, path] of [
    ['the login', paths.login()],
    ['a form', paths.content('feedback')],
    ['the cart', paths.cart()],
  ] as const)
    test(`leaves the focus uncovered on the page of ${name}`, async ({ page }) => {
      await fillCart(page, [goods.boom, 1]);
      await open(page, path);
      await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
      const covered: string[] = [];
      const controls = main(page).locator('a[href], button:enabled, input:enabled, textarea, select, summary');
      for (const control of await controls.all()) {
        if (!(await control.isVisible())) continue;
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await control.focus();
        const by = await control.evaluate((element) => {
          const { top, left, height, width } = element.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          const isOwn =
            seen && (element.contains(seen) || seen.contains(element) || element.closest('label')?.contains(seen));
          return isOwn ? '' : `${element.outerHTML.slice(0, 80)} by ${seen?.outerHTML.slice(0, 80)}`;
        });
        if (by) covered.push(by);
      }
      expect(covered).toEqual([]);
    });
});
