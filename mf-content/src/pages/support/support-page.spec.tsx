import { expect, test } from '@jest/globals';
import type { SupportDocument, SupportPageData } from '@site/contracts/support';
import { renderPage } from '@site/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import { SupportPage } from './support-page.tsx';

const manual: SupportDocument = {
  ...{ id: 1, title: 'Инструкция по монтажу, серия SL', kind: 'Инструкция', format: 'PDF', size_bytes: 2_516_582 },
  ...{ updated_at: '2026-03-12', url: '/media/document/manual.pdf', is_partner_only: false, version: '2.1' },
  ...{ language: 'en', number: null, valid_until: null, products_count: 6 },
  products: [{ article: '901SL-0080', url: '/product/privod-sl-80/' }],
};
const closed: SupportDocument = { ...manual, id: 2, title: 'Регламент', url: null, is_partner_only: true };
const counts = { catalog: 3, instructions: 40, passports: 40, parts: 8, certifications: 35, services: 0 };
const data: SupportPageData = {
  ...{ kind: 'support', section: null, counts, series: ['BA', 'SL'], languages: ['ru', 'en'] },
  categories: [
    { value: 'sliding-gates', label: 'Откатные ворота' },
    { value: 'barriers', label: 'Шлагбаумы' },
  ],
  query: { search: '', sort: 'new', page: 1 },
  ...{ items: [manual, closed], total: 126, page: 1, pages: 7 },
};
const seo = { title: '', description: '', h1: 'Поддержка', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };
const open = (url: string, change: Partial<SupportPageData> = {}) =>
  renderPage({
    Component: SupportPage,
    path: url,
    url,
    data: {
      seo,
      content: [],
      pagedata: { ...data, ...change },
    },
  });

test('shows the facts of a document before the download, and how to get one for partners', async () => {
  await open('/support/');
  const [first, second] = within(screen.getByRole('list', { name: 'Документы' })).getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: /Инструкция по.монтажу/ })).toHaveAttribute(
    'href',
    '/media/document/manual.pdf',
  );
  expect(first).toHaveTextContent(/PDF, 2,4.МБ, 12\.03\.2026/);
  expect(first).toHaveTextContent(/Версия 2\.1, английский/);
  expect(first).toHaveTextContent(/901SL-0080 и.ещё 5/);
  expect(within(second!).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login?returnTo=%2Fsupport%2F');
  expect(screen.getByRole('link', { name: 'Деталировки' })).toHaveAttribute('href', '/support/parts/');
  expect(screen.queryByRole('link', { name: 'Сервисная документация' })).toBeNull();
});

test('puts filters and pages into the address by a plain form', async () => {
  const query = { search: '901SL', series: 'SL', sort: 'large', page: 1 } as const;
  await open('/support/instructions/', { section: 'instructions', query });
  const form = screen.getByRole('search', { name: 'Поиск документов' });
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/support/instructions/']);
  expect(within(form).getByRole('searchbox')).toHaveValue('901SL');
  expect(within(form).getByRole('combobox', { name: 'Серия' })).toHaveValue('SL');
  expect(within(form).queryByRole('combobox', { name: 'Вид документа' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
    'href',
    '/support/instructions?search=901SL&series=SL&sort=large&page=2',
  );
  expect(screen.getByText(/Найдено 126.документов/)).toBeVisible();
});

test('links an empty result to all documents', async () => {
  await open('/support/passports/', {
    section: 'passports',
    query: { ...data.query, search: 'х' },
    items: [],
    total: 0,
    pages: 0,
  });
  expect(screen.getByRole('link', { name: 'Показать все документы' })).toHaveAttribute('href', '/support/passports/');
});

test('starts another form for another kind of documents', async () => {
  const { router, user } = await renderPage({
    Component: SupportPage,
    path: '/support/:kind',
    url: '/support/instructions/',
    data: ({ pathname }) => ({
      seo,
      content: [],
      pagedata: { ...data, section: pathname.split('/')[2] as SupportPageData['section'] },
    }),
  });
  await user.type(screen.getByRole('searchbox'), '901SL');
  await act(() => router.navigate('/support/passports/'));
  expect(screen.getByRole('search')).toHaveAttribute('action', '/support/passports/');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
