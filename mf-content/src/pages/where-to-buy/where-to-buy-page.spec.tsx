import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BuyingPoint, WhereToBuyPageData } from '@site/contracts/where-to-buy';
import { renderPage } from '@site/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { WhereToBuyPage } from './where-to-buy-page.tsx';

type Placed = BuyingPoint & { coords: [number, number] };
const point = (id: string, city: string, more: Partial<Placed> = {}): Placed => ({
  ...{ id, name: `Партнёр ${id}`, partner: null, owner: null, level_label: 'Партнёр', url: `/partners/${id}/`, city },
  ...{ city_slug: city.toLowerCase(), address: `${city}, ул. Пробная`, coords: [49.1, 55.8], phone: '+78005550210' },
  ...{ hours: 'Пн–Пт, 9:00–18:00', opening: { is_open: true, text: 'Открыто до\u00a018:00' } },
  ...{ types: ['dealer'], services: ['sale'], directions: ['Ворота'], distance_km: null },
  ...{ site: null, is_authorised: true, note: '' },
  ...more,
});
const [first, second] = [point('a', 'Казань'), point('b', 'Омск', { coords: [73.4, 55] })];
const data: WhereToBuyPageData = {
  ...{ kind: 'where-to-buy', query: { service: 'sale', page: 1 }, city: null, found: 'here' },
  ...{ items: [first, second], points: [first, second], total: 2, page: 1, pages: 1 },
  cities: [
    { value: 'казань', label: 'Казань', has_partners: true },
    { value: 'tula', label: 'Тула', has_partners: false },
  ],
  ...{ types: ['dealer', 'shop', 'online'], services: ['sale', 'mounting'], directions: ['Ворота'], online: [] },
};
const open = (change: Partial<WhereToBuyPageData> = {}, url = '/kupit_came/?service=sale') =>
  renderPage({
    Component: WhereToBuyPage,
    path: '/kupit_came/:city?',
    url,
    data: {
      seo: { title: '', description: '', h1: 'Где купить', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] },
      content: [],
      pagedata: { ...data, ...change },
    },
  });
const card = (name: string) => screen.getByRole('link', { name }).closest('li')!;
beforeEach(() => localStorage.clear());
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

// Runs first: the module remembers a town seen since the page was loaded.
test('opens the town of the last visit, but not when the address has a condition', async () => {
  localStorage.setItem('where-to-buy-town', 'tula');
  const plain = await open({ query: { page: 1 } }, '/kupit_came/');
  await waitFor(() => expect(plain.router.state.location.pathname).toBe('/kupit_came/tula/'));
  plain.unmount();
  for (const [query, url] of [
    [{ service: 'sale', page: 1 }, '/kupit_came/?service=sale'],
    [{ type: 'shop', page: 1 }, '/kupit_came/?type=shop'],
    [{ page: 1 }, '/kupit_came/#map'],
  ] as const) {
    const narrowed = await open({ query }, url);
    await screen.findByRole('link', { name: 'Казань' });
    expect(narrowed.router.createHref(narrowed.router.state.location)).toBe(url);
    narrowed.unmount();
  }
});

test('stores the chosen town until the visitor returns to all of Russia', async () => {
  const town = await open({ city: { slug: 'tula', name: 'Тула', prepositional: 'в\u00a0Туле' } }, '/kupit_came/tula/');
  expect(localStorage.getItem('where-to-buy-town')).toBe('tula');
  town.unmount();
  const all = await open({ query: { page: 1 } }, '/kupit_came/');
  await screen.findByRole('link', { name: 'Казань' });
  expect(all.router.state.location.pathname).toBe('/kupit_came/');
  expect(localStorage.getItem('where-to-buy-town')).toBeNull();
});

test('shows list or map in a narrow window, by the address', async () => {
  const { router } = await open();
  const [list, map] = [screen.getByRole('link', { name: 'Списком' }), screen.getByRole('link', { name: /^На.карте$/ })];
  expect([list, map].map((link) => link.getAttribute('aria-current'))).toEqual(['true', null]);
  expect(map).toHaveAttribute('href', '#map');
  await act(() => router.navigate('#map'));
  await waitFor(() => expect([list, map].map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']));
  expect(map.closest('[data-view]')).toHaveAttribute('data-view', 'map');
  // From the list to the map.
  expect(within(card('Партнёр a')).getByRole('link', { name: /^На карте/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/#map$/),
  );
});

test('marks list and map together, and links each choice', async () => {
  const { user } = await open();
  const label = await screen.findByRole('link', { name: 'Казань' });
  expect(label).toHaveAttribute('href', expect.stringContaining('?service=sale'));
  await user.hover(card('Партнёр a'));
  expect(label).toHaveAttribute('data-marked');
  await user.unhover(card('Партнёр a'));
  expect(label).not.toHaveAttribute('data-marked');
  await user.hover(screen.getByRole('link', { name: 'Омск' }));
  expect(card('Партнёр b')).toHaveAttribute('data-marked');
  expect(card('Партнёр a')).not.toHaveAttribute('data-marked');
  expect(screen.getByRole('link', { name: 'На карте: Партнёр b' })).toHaveAttribute(
    'href',
    '/kupit_came?service=sale&point=b#map',
  );
});

test('marks the point of the address in both, and labels each place of a single town', async () => {
  await open({ query: { page: 1, point: 'a' }, items: [first], points: [first], total: 1 });
  const section = screen.getByRole('region', { name: 'На карте' });
  const label = await within(section).findByRole('link', { name: 'Партнёр a' });
  const [listed] = screen.getAllByRole('link', { name: 'Партнёр a' });
  expect(listed!.closest('li')).toHaveAttribute('aria-current', 'true');
  expect(label).toHaveAttribute('data-marked');
  expect(label).toHaveAttribute('href', '/kupit_came?point=a#a');
});

test('has no map and no link to it for points without coordinates', async () => {
  await open({ query: { page: 1 }, items: [{ ...first, coords: null }], points: [], total: 1 });
  expect(screen.getByRole('link', { name: 'Партнёр a' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'На карте' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^На карте/ })).not.toBeInTheDocument();
});

test('labels two places with the same name in one town separately', async () => {
  const points = ['a', 'b'].map((id) => point(id, 'Казань', { name: 'Склад' }));
  await open({ items: points, points, query: { page: 1 } });
  const section = screen.getByRole('region', { name: 'На карте' });
  const labels = await within(section).findAllByRole('link', { name: 'Склад' });
  expect(labels.map((label) => label.getAttribute('href'))).toEqual(['/kupit_came?point=a#a', '/kupit_came?point=b#b']);
});

test('shows many places in one town as one pin that links to their list', async () => {
  const points = [...'abcdef'].map((id) => point(id, 'Казань'));
  const { user } = await open({ items: points, points, query: { page: 1 } });
  const section = screen.getByRole('region', { name: 'На карте' });
  const label = await within(section).findByRole('link', { name: 'Казань 6' });
  expect(label).toHaveAttribute('href', '/kupit_came/#list');
  await user.hover(label);
  expect(card('Партнёр f')).toHaveAttribute('data-marked');
});

test('submits the filters as a plain form, and shows the distance of the nearest partners to an empty town', async () => {
  await open({
    ...{ found: 'nearest', query: { page: 1 }, items: [{ ...second, distance_km: 1234.5 }] },
    city: { slug: 'tula', name: 'Тула', prepositional: 'в\u00a0Туле' },
  });
  const form = screen.getByRole('search', { name: 'Где купить' });
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/kupit_came/']);
  expect(within(form).getByRole('combobox', { name: 'Город' })).toHaveDisplayValue('Тула');
  expect(screen.getByText(/В.Туле пока нет партнёров. Ближайшие:/)).toBeVisible();
  expect(screen.getByText(/1.234,5.км от.центра города/)).toBeVisible();
});

const owner = { name: 'Автоматика Юг', url: '/partners/avtomatika-yug/' };
const onlineShop = {
  owner,
  ...{ id: 'shop', name: 'Автоматика Онлайн', site: 'https://www.shop.example/', phone: '+78005550233' },
  ...{ hours: 'Пн–Вс, 9:00–21:00', opening: null, directions: ['Ворота'], is_authorised: true, note: 'Доставка' },
};

test('shows shops without a page, and lists online shops apart from the map', async () => {
  const shop = point('c', 'Омск', {
    types: ['shop'],
    url: null,
    level_label: null,
    note: 'Пульты в\u00a0наличии',
    owner,
  });
  await open({ items: [first, shop], points: [first, shop], online: [onlineShop] });
  const listed = screen.getByRole('heading', { name: 'Партнёр c' }).closest('li')!;
  expect(within(listed).getByText('Магазин')).toBeVisible();
  expect(within(listed).getByText('Авторизованный продавец')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Партнёр c' })).toBeNull();
  expect(within(listed).getByRole('link', { name: 'На карте: Партнёр c' })).toBeVisible();
  const online = screen.getByRole('heading', { name: 'Автоматика Онлайн' }).closest('li')!;
  for (const one of [listed, online])
    expect(within(one).getByRole('link', { name: '«Автоматика Юг»' })).toHaveAttribute('href', owner.url);
  expect(within(online).getByRole('link', { name: 'shop.example' })).toHaveAttribute('href', onlineShop.site);
  expect(within(online).queryByRole('link', { name: /На карте/ })).toBeNull();
  const type = screen.getByRole('combobox', { name: 'Кто' });
  expect(
    within(type)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Все', 'Дилер', 'Магазин', 'Интернет-магазин']);
});

test('shows neither an empty list nor a map when there are only online shops', async () => {
  await open({ query: { type: 'online', page: 1 }, items: [], points: [], total: 0, online: [onlineShop] });
  expect(screen.getByRole('heading', { name: 'Автоматика Онлайн' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'На карте' })).toBeNull();
  expect(screen.queryByText('Таких адресов сейчас нет')).toBeNull();
  expect(screen.getByText(/^1.интернет-магазин$/)).toBeVisible();
});

test('requests the position on a click, and offers the towns when it is denied', async () => {
  const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>();
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  const { user, router } = await open();
  const near = screen.getByRole('button', { name: /Рядом со.мной/ });
  getCurrentPosition.mockImplementationOnce((_, refused) => refused?.({} as GeolocationPositionError));
  await user.click(near);
  expect(screen.getByText(/Выберите город в.списке/)).toBeVisible();
  getCurrentPosition.mockImplementationOnce((taken) =>
    taken({ coords: { latitude: 53.19512, longitude: 50.1069 } } as GeolocationPosition),
  );
  await user.click(near);
  await waitFor(() => expect(router.state.location.search).toBe('?service=sale&near=53.20%2C50.11'));
});

test('ignores a position that arrives after a navigation', async () => {
  const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>();
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  const arrive = () =>
    act(async () =>
      getCurrentPosition.mock.lastCall![0]({ coords: { latitude: 53.2, longitude: 50.1 } } as GeolocationPosition),
    );
  const { user, router, address } = await open();
  const near = screen.getByRole('button', { name: /Рядом со.мной/ });
  await user.click(near);
  await act(() => router.navigate('/kupit_came/tula/'));
  expect(near).not.toHaveAttribute('aria-busy', 'true');
  await arrive();
  expect(address()).toBe('/kupit_came/tula/');
  await user.click(near);
  await act(() => router.navigate('/partners/'));
  await arrive();
  expect(address()).toBe('/partners/');
});
