import type { CategoryPageData, Facet } from '@site/contracts/catalog';
import { card, category } from './products.ts';

const seo = {
  title: 'Шлагбаумы',
  description: '',
  h1: 'Шлагбаумы',
  canonical: '/catalog/barriers/',
  robots: 'index, follow',
  breadcrumbs: [
    { name: 'Главная', url: '/' },
    { name: 'Шлагбаумы', url: '/catalog/barriers/' },
  ],
  jsonld: [],
};

export const series = (chosen: string[]): Facet => ({
  type: 'list',
  code: 'series',
  label: 'Серия',
  options: [
    ['GT', 6],
    ['BX', 15],
    ['ZL', 0],
  ].map(([value, count]) => ({
    value: String(value),
    label: String(value),
    count: Number(count),
    selected: chosen.includes(String(value)),
  })),
});

const price = (from: number | null, to: number | null): Facet => ({
  type: 'range',
  code: 'price',
  label: 'Цена, ₽',
  min: 10_000,
  max: 420_000,
  from,
  to,
  step: 100,
});

const heating = (selected: boolean): Facet => ({ type: 'flag', code: 'heating', label: 'Обогрев', count: 4, selected });

export const answer = (change: Partial<CategoryPageData> = {}) => ({
  seo,
  content: [],
  pagedata: {
    kind: 'category' as const,
    category: category('barriers', 'Шлагбаумы'),
    intro: 'Для дворов, парковок и\u00a0проходных.',
    seo_text: '<p>Как выбрать шлагбаум</p>',
    children: [category('barriers-4m', 'До 4 м', 2)],
    facets: [series([]), price(null, null), heating(false)],
    products: [card(1), card(2)],
    total: 2,
    from: 1,
    page: 1,
    pages: 1,
    sort: 'popular' as const,
    ...change,
  },
});

/** Fake server: facets and page according to the URL. */
export const server = (url: URL, change: Partial<CategoryPageData> = {}) => {
  const [from, to] = (url.searchParams.get('price') ?? '-').split('-').map((end) => (end ? Number(end) : null));
  const [first = 1, page = first] = (url.searchParams.get('page') ?? '1').split('-').map(Number);
  return answer({
    facets: [
      series(url.searchParams.getAll('series')),
      price(from ?? null, to ?? null),
      heating(url.searchParams.has('heating')),
    ],
    from: first,
    page,
    ...change,
  });
};
