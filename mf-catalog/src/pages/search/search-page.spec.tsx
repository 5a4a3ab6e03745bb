import { beforeEach, expect, jest, test } from '@jest/globals';
import type { SearchPageData } from '@site/contracts/search';
import type { ApiClient, LoaderFunctionArgs } from '@site/runtime';
import { searchHistory } from '@site/shop/search';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { card, category } from '../../testing/products.ts';
import { loader } from './route.ts';
import { SearchPage } from './search-page.tsx';

const picture = { src: '/media/news.svg', alt: '', width: 720, height: 300 };

const found = (change: Partial<SearchPageData> = {}) => ({
  seo: {
    title: 'Поиск',
    description: '',
    h1: 'Результаты поиска',
    canonical: '/search',
    robots: 'noindex, follow',
    breadcrumbs: [],
    jsonld: [],
  },
  content: [],
  pagedata: {
    kind: 'search' as const,
    query: 'шлагбаум',
    correction: null,
    did_you_mean: null,
    exact_url: null,
    group: null,
    counts: { products: 30, categories: 1, sections: 0, faq: 0, documents: 1, news: 1, training: 1, partners: 0 },
    order: ['products', 'categories', 'documents', 'news', 'training'],
    products: [card(1), card(2)],
    categories: [category('barriers', 'Шлагбаумы')],
    documents: [
      {
        id: 5,
        title: 'Паспорт B-1',
        kind: 'passports',
        format: 'pdf',
        size_bytes: 2_516_582,
        updated_at: '2026-03-12',
        url: '/media/documents/5.pdf',
      },
    ],
    news: [
      {
        section: 'news',
        slug: 'new',
        url: '/news/new/',
        title: 'Новый шлагбаум',
        lead: 'Быстрее прежнего',
        date: '2026-03-12',
        picture,
        tags: [],
        topic: null,
        reading_minutes: null,
      },
    ],
    training: [
      {
        url: '/academy/calendar/barriers/',
        title: 'Монтаж шлагбаумов',
        type_label: 'Практикум',
        starts_at: '2026-11-20T07:00:00Z',
        ends_at: '2026-11-20T14:00:00Z',
        timezone: 'Europe/Moscow',
        city: null,
        status_label: 'Идёт набор',
        seats_free: 3,
        price: 0,
      },
    ],
    sections: [],
    faq: [],
    partners: [],
    page: 1,
    pages: 1,
    popular: [],
    ...change,
  } satisfies SearchPageData,
});

const nothing: Partial<SearchPageData> = {
  query: 'ъъъ',
  products: [],
  categories: [],
  documents: [],
  news: [],
  training: [],
  counts: { products: 0, categories: 0, sections: 0, faq: 0, documents: 0, news: 0, training: 0, partners: 0 },
  order: [],
  popular: [category('barriers', 'Шлагбаумы')],
};

const visit = (data: Parameters<typeof renderPage>[0]['data'], url = '/search?query=шлагбаум') =>
  renderPage({ Component: SearchPage, path: '/search', url, data });

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn();
});

test('groups the results by kind', async () => {
  await visit(found());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Результаты поиска «шлагбаум»');
  expect(screen.getByRole('status')).toHaveTextContent('Найдено 34 результата');
  expect(within(screen.getByRole('region', { name: 'Товары' })).getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^Шлагбаумы/ })).toHaveAttribute('href', '/catalog/barriers/');
  expect(screen.getByText('PDF, 2,4 МБ, 12.03.2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Новый шлагбаум' })).toHaveAttribute('href', '/news/new/');
  expect(
    within(screen.getByRole('region', { name: 'Обучение' })).getByText(/^Практикум.· Онлайн.· Идёт набор$/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Товары: все 30' })).toHaveAttribute(
    'href',
    expect.stringMatching(/&group=products$/),
  );
});

test('shows a single kind with pages, and starts each at its top', async () => {
  const { user, address } = await visit((url) => {
    if (!url.searchParams.has('group')) return found();
    return found({
      group: 'products',
      categories: [],
      documents: [],
      news: [],
      training: [],
      pages: 2,
      page: Number(url.searchParams.get('page') ?? 1),
    });
  });
  await user.click(
    within(screen.getByRole('navigation', { name: 'Виды результатов' })).getByRole('link', { name: 'Товары 30' }),
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Найдено 30 товаров'));
  expect(screen.getByRole('link', { name: 'Товары 30' })).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'Обучение' })).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Страница 2' }));
  await waitFor(() => expect(address()).toMatch(/&group=products&page=2$/));
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 })));
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('explains a query in the wrong keyboard layout and stores the corrected one', async () => {
  await visit(found({ query: 'ikfu,fev', correction: { query: 'шлагбаум', reason: 'layout' } }));
  const note = screen.getByText(/По.запросу «ikfu,fev» ничего не.найдено\. Показаны результаты по.запросу/);
  expect(note.parentElement).toHaveTextContent(/по.запросу «шлагбаум»$/);
  expect(searchHistory.read()).toEqual(['шлагбаум']);
});

test('shows advice, popular categories and the phone without results, and does not store the query', async () => {
  await visit(found(nothing));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('По запросу «ъъъ» ничего не найдено');
  expect(within(screen.getByRole('region', { name: 'Популярные категории' })).getByRole('link')).toHaveAttribute(
    'href',
    '/catalog/barriers/',
  );
  expect(screen.getByRole('link', { name: /555-01-20/ })).toHaveAttribute('href', 'tel:+78005550120');
  expect(searchHistory.read()).toEqual([]);
});

test('removes recent queries one by one or all at once, and keeps the focus', async () => {
  for (const query of ['пульт', 'рейка', 'привод']) searchHistory.add(query);
  const { user } = await visit(found());
  const recent = () => within(screen.getByRole('region', { name: /Вы.искали/ }));
  expect(
    recent()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['привод', 'рейка', 'пульт']);

  await user.click(recent().getByRole('button', { name: 'Убрать запрос «рейка»' }));
  expect(
    recent()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['привод', 'пульт']);
  expect(recent().getByRole('heading')).toHaveFocus();

  await user.click(recent().getByRole('button', { name: 'Очистить историю поиска' }));
  expect(recent().getByRole('status')).toHaveTextContent('История поиска очищена');
  expect(searchHistory.read()).toEqual([]);
});

const load = (search: string, answer = found()) => {
  const api = { page: async () => answer } as unknown as ApiClient;
  return loader({
    request: new Request(`http://localhost/search${search}`),
    context: { get: () => api },
  } as unknown as LoaderFunctionArgs);
};
const redirectOf = async (result: Promise<unknown>) => {
  const response: unknown = await result.catch((thrown: unknown) => thrown);
  return response instanceof Response ? [response.status, response.headers.get('location')] : 'no redirect';
};

test.each(['', '?query=', '?query=%20', '?group=news'])(
  'redirects to the home page without a query (%s)',
  async (search) => {
    expect(await redirectOf(load(search))).toEqual([302, '/']);
  },
);

test('redirects «q» of external links to «query»', async () => {
  expect(await redirectOf(load('?q=sl-80'))).toEqual([302, '/search?query=sl-80']);
  expect(await redirectOf(load('?utm_source=ya&q=sl-80'))).toEqual([302, '/search?query=sl-80&utm_source=ya']);
});

test.each([
  [
    '?query=sl&group=products&page=99',
    found({ group: 'products', page: 2, pages: 2 }),
    '/search?query=sl&group=products&page=2',
  ],
  ['?query=sl&group=news&page=99', found({ group: 'news' }), '/search?query=sl&group=news'],
  ['?query=sl&page=99', found(), '/search?query=sl'],
])('redirects %s, beyond the end of the results, to the last page', async (search, answer, url) => {
  expect(await redirectOf(load(search, answer))).toEqual([302, url]);
});

test('serves a page that exists', async () => {
  const answer = found({ group: 'products', page: 2, pages: 2 });
  expect(await redirectOf(load('?query=sl&group=products&page=2', answer))).toBe('no redirect');
  for (const page of ['1', '', 'x']) expect(await redirectOf(load(`?query=sl&page=${page}`))).toBe('no redirect');
});

test('redirects an exact article to its product', async () => {
  expect(await redirectOf(load('?query=901SL-0080', found({ exact_url: '/product/privod-sl-80/' })))).toEqual([
    302,
    '/product/privod-sl-80/',
  ]);
});

test('returns the page for any other query', async () => {
  expect(await load('?query=шлагбаум')).toEqual(found());
});

test('shows pages, answers and partners, best match first', async () => {
  await visit(
    found({
      query: 'доставка',
      order: ['sections', 'faq', 'partners'],
      counts: { products: 0, categories: 0, sections: 1, faq: 1, documents: 0, news: 0, training: 0, partners: 1 },
      ...{ products: [], categories: [], documents: [], news: [], training: [] },
      sections: [{ url: '/delivery/', title: 'Доставка', text: 'Сроки и стоимость' }],
      faq: [{ id: 1, question: 'Сколько идёт доставка?', answer: '<p>От двух дней</p>', group: 'Доставка' }],
      partners: [
        {
          url: '/partners/avtomatika/',
          name: 'Автоматика',
          level_label: 'Золотой партнёр',
          cities: ['Казань'],
          directions: ['Ворота'],
          phone: '+7',
        },
      ],
    }),
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Разделы сайта',
    'Вопросы и\u00a0ответы',
    'Партнёры',
  ]);
  expect(screen.getByRole('link', { name: 'Доставка' })).toHaveAttribute('href', '/delivery/');
  expect(screen.getByText('Сколько идёт доставка?')).toBeVisible();
  expect(screen.getByText('Золотой партнёр · Казань · Ворота')).toBeVisible();
});

test('offers a corrected query, with or without results', async () => {
  await visit({ ...found(nothing), pagedata: { ...found(nothing).pagedata, query: 'abc', did_you_mean: 'фис' } });
  expect(screen.getByText(/Возможно, вы/)).toHaveTextContent('Возможно, вы искали «фис»?');
  expect(screen.getByRole('link', { name: '«фис»' })).toHaveAttribute('href', expect.stringContaining('query='));
});
