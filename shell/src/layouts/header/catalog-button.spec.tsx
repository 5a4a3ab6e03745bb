import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { CatalogButton } from './catalog-button.tsx';

// jsdom knows no popovers: as much of them as the button uses.
const prototype = HTMLElement.prototype as Partial<Pick<HTMLElement, 'showPopover' | 'hidePopover' | 'matches'>>;
const matches = Element.prototype.matches;
const open = new WeakSet<Element>();

function setOpen(element: HTMLElement, state: boolean) {
  if (state) open.add(element);
  else open.delete(element);
  fireEvent(element, Object.assign(new Event('toggle'), { newState: state ? 'open' : 'closed' }));
}

beforeEach(() => {
  prototype.showPopover = function (this: HTMLElement) {
    setOpen(this, true);
  };
  prototype.hidePopover = function (this: HTMLElement) {
    setOpen(this, false);
  };
  Element.prototype.matches = function (this: Element, selector: string) {
    return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
  } as typeof matches;
});
afterEach(() => {
  delete prototype.showPopover;
  delete prototype.hidePopover;
  Element.prototype.matches = matches;
});

const show = async () => {
  await renderSite({
    page: (
      <>
        <h1>Страница</h1>
        <CatalogButton />
      </>
    ),
  });
  return screen.getByRole('button', { name: 'Каталог' });
};

test('the mega menu comes with the click, and is no part of the page before', async () => {
  const button = await show();
  expect(button).toHaveAttribute('href', '/catalog/');
  expect(screen.queryByText('До 4 м')).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByRole('link', { name: 'До 4 м', hidden: true })).toHaveAttribute(
    'href',
    '/catalog/barriers-4m/',
  );
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
});

test('it opens by the keyboard, arrows walk along the categories, and the pointed one shows its own', async () => {
  const button = await show();
  button.focus();
  await userEvent.keyboard(' ');
  const [first, second] = await Promise.all(
    ['Шлагбаумы', 'Турникеты'].map((name) => screen.findByRole('link', { name, hidden: true })),
  );
  first!.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Триподы', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'До 4 м', hidden: true })).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
});

test('a click that asks for a new tab is left to the link', async () => {
  const button = await show();
  expect(fireEvent.click(button, { ctrlKey: true })).toBe(true);
});
