import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ApiClient } from '@site/runtime';
import { responseTo, fakeApi, refusal } from '@site/testing/fake-api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { CatalogButton } from './catalog-button.tsx';

// Minimal popover support for the button, because jsdom has none.
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

const show = async (api?: ApiClient) => {
  await renderSite({
    ...(api && { api }),
    page: (
      <>
        <h1>Страница</h1>
        <CatalogButton />
      </>
    ),
  });
  return screen.getByRole('button', { name: 'Каталог' });
};

test('is a link to the catalogue in a browser without popovers', async () => {
  delete prototype.showPopover;
  Element.prototype.matches = function (this: Element, selector: string) {
    if (selector === ':popover-open') throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError');
    return matches.call(this, selector);
  } as typeof matches;
  await show();
  const link = screen.getByRole('button', { name: 'Каталог' });
  await userEvent.hover(link);
  expect(link).toHaveAttribute('href', '/catalog/');
  expect(document.getElementById('catalog-menu')).toBeEmptyDOMElement();
});

test('loads the mega menu on click', async () => {
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

test('opens by the keyboard, and moves between the categories with the arrow keys', async () => {
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

const product = {
  slug: 'shlagbaum-ba-40',
  name: 'Шлагбаум BA-40',
  picture: { src: '/media/ba-40.svg', alt: '', width: 4, height: 3 },
  price: { retail: 82_900 },
  unit: 'шт.',
};
const barriers = {
  url: 'barriers',
  children: [{ url: 'barriers-4m', image: { image: '/media/barriers-4m.svg' } }],
  hits: [product],
  guide: { title: 'Как выбрать шлагбаум', url: '/articles/kak-vybrat-shlagbaum/' },
};

test('loads pictures, best sellers and the guide once, when the menu opens', async () => {
  const requests: string[] = [];
  const button = await show(
    fakeApi(async (_method, path) => {
      requests.push(path);
      return responseTo('GET /fetch/catalog-menu/', { groups: [barriers] });
    }),
  );
  button.focus();
  expect(requests).toEqual([]);
  await userEvent.click(button);
  const hit = await screen.findByRole('link', { name: /Шлагбаум BA-40/, hidden: true });
  expect(hit).toHaveAttribute('href', '/product/shlagbaum-ba-40/');
  expect(screen.getByRole('link', { name: 'Как выбрать шлагбаум', hidden: true })).toBeInTheDocument();
  await userEvent.click(button);
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  expect(requests).toEqual(['/fetch/catalog-menu/']);
});

test('works without them after a failure, and retries when it opens again', async () => {
  let calls = 0;
  const button = await show(
    fakeApi(async () => {
      calls += 1;
      return refusal(503, 'unavailable');
    }),
  );
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByText('Хиты продаж')).toBeNull());
  expect(screen.getByRole('link', { name: 'До 4 м', hidden: true })).toBeInTheDocument();
  await userEvent.click(button);
  await userEvent.click(button);
  await waitFor(() => expect(calls).toBe(2));
});

test('leaves a click for a new tab to the link', async () => {
  const button = await show();
  let handled: boolean | undefined;
  const stop = (event: Event) => {
    handled = event.defaultPrevented;
    event.preventDefault(); // jsdom cannot load pages.
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(button, { ctrlKey: true });
  expect(handled).toBe(false);
});
