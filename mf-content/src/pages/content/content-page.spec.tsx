import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { blockSamples } from '../../features/blocks/testing/block-samples.ts';
import { ContentPage } from './content-page.tsx';

const seo = {
  title: '',
  description: '',
  h1: 'Парковка без билетов',
  canonical: '/landings/parkovka/',
  robots: 'index, follow',
  breadcrumbs: [],
  jsonld: [],
};
const { steps, numbers, text, cta } = blockSamples;
const content = [steps, numbers, text, cta];

const show = (data: { scroll?: 'full-page'; noheader?: boolean }) =>
  renderPage({
    Component: ContentPage,
    path: '/landings/:item',
    url: '/landings/parkovka',
    data: { seo, content, pagedata: { kind: 'content' }, ...data },
  });
const dots = () => screen.queryByRole('navigation', { name: 'Разделы страницы' });

test('shows the head and the blocks', async () => {
  await show({});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Парковка без билетов');
  expect(dots()).toBeNull();
});

test('links each screen of a page that scrolls by whole sections, by name', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }), scrollTo: () => {} });
  const { user, container } = await show({ scroll: 'full-page' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Парковка без билетов');
  const links = within(dots()!).getAllByRole('link');
  const names = links.map((link) => link.getAttribute('aria-label')?.replaceAll('\u00a0', ' '));
  expect(names).toEqual(['Парковка без билетов', 'Экран 2 из 3', cta.title]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#screen-1', '#screen-2', '#screen-3']);
  // The current screen is known once the script has loaded; before that the links are anchors.
  expect(await within(dots()!).findByRole('link', { current: true })).toBeVisible();
  const second = container.querySelector('#screen-2')!;
  expect(within(second as HTMLElement).getByText('Приводы для ворот')).toBeVisible();
  await user.click(links[1]!);
  // Keyboard navigation continues from there.
  expect(second).toHaveFocus();
});

test('keeps the brand and the phone on a landing without the header', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }), scrollTo: () => {} });
  await show({ scroll: 'full-page', noheader: true });
  await within(dots()!).findByRole('link', { current: true });
  expect(screen.getByRole('link', { name: /^Камертон/ })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /^\+7/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\+7/));
});
