import { beforeEach, expect, jest, test } from '@jest/globals';
import { proposalStatuses } from '@site/contracts/proposal-statuses';
import type { ListedProposal, ProposalsPageData } from '@site/contracts/proposals';
import { toastQueue } from '@site/runtime/shell';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { ProposalsPage } from './proposals-page.tsx';

const call = jest.fn<WireCall>();
beforeEach(() => {
  call.mockReset();
  toastQueue.setState({ toasts: [] });
});

const seo = {
  title: 'Коммерческие предложения',
  description: '',
  h1: 'Коммерческие предложения',
  canonical: '/account/kp/',
  robots: 'noindex',
  breadcrumbs: [],
  jsonld: [],
};
const author = { id: '00000000-0000-4000-8000-000000000005', name: 'Золотов Захар' };
const row = (change: Partial<ListedProposal> = {}): ListedProposal => ({
  slug: 'kp-2026-000123',
  number: 'КП-2026-000123',
  version: 1,
  superseded_by: null,
  object_name: 'ТРЦ «Берёзовая роща»',
  customer: 'АО «Роща»',
  total: 8_336_800_00,
  status: 'draft',
  valid_until: null,
  returned: '',
  viewed_at: null,
  replies: [],
  author,
  changed_at: '2026-11-21T09:00:00.000Z',
  revision: 4,
  order: null,
  prices_outdated: false,
  actions: ['edit', 'submit', 'archive', 'delete', 'copy'],
  ...change,
});
const query: ProposalsPageData['query'] = { type: 'all', search: '', sort: '-changed', page: 1 };
const none = Object.fromEntries(proposalStatuses.map((status) => [status, 0]));
const list = (change: Partial<ProposalsPageData> = {}): ProposalsPageData => ({
  kind: 'proposals',
  query,
  items: [row()],
  total: 1,
  total_unfiltered: 1,
  pages: 1,
  authors: [author],
  counts: { ...none, all: 1, draft: 1 } as ProposalsPageData['counts'],
  ...change,
});

const open = (change: Partial<ProposalsPageData> = {}) =>
  renderPage({
    Component: ProposalsPage,
    path: '/account/kp',
    url: '/account/kp/?type=all',
    data: { seo, content: [], pagedata: list(change) },
    user: { authed: true },
    api: fakeApi(call),
  });
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const answered = (proposal: Partial<ListedProposal> = {}) =>
  ({ ok: true, value: { status: 'ok', proposal: row(proposal) } }) as never;

test('invites to start when there is no proposal, without filters', async () => {
  await open({ items: [], total: 0, total_unfiltered: 0, pages: 0, counts: { ...list().counts, all: 0, draft: 0 } });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Здесь будут ваши предложения');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Статус предложений' })).not.toBeInTheDocument();
  expect(button('Новое предложение')).toBeVisible();
});

test('shows the state of a proposal in its row', async () => {
  await open({
    items: [row({ status: 'sent', valid_until: '2026-12-05', number: 'КП-2026-000123/2', slug: 'kp-2026-000123-2' })],
  });
  const item = within(screen.getByRole('list', { name: 'Коммерческие предложения' })).getByRole('listitem');
  expect(within(item).getByRole('link', { name: 'КП-2026-000123/2' })).toHaveAttribute(
    'href',
    '/account/kp/kp-2026-000123-2/',
  );
  for (const text of ['ТРЦ «Берёзовая роща»', 'АО «Роща»', 'Отправлено', '05.12.2026', 'Золотов Захар', '21.11.2026'])
    expect(within(item).getByText(text)).toBeVisible();
  expect(within(item).getByText(/8.336.800/)).toBeVisible();
});

test('shows the change request of a returned draft', async () => {
  await open({ items: [row({ returned: 'Проверьте ширину въезда', object_name: '', customer: '' })] });
  expect(screen.getByText('Проверьте ширину въезда')).toBeVisible();
  expect(screen.getByText('Без названия')).toBeVisible();
});

test('links tabs with counts, and keeps the filters in them', async () => {
  await open({ query: { ...query, type: 'draft', search: 'роща', page: 2 }, pages: 3 });
  const tabs = within(screen.getByRole('navigation', { name: 'Статус предложений' }));
  expect(tabs.getAllByRole('link')).toHaveLength(11);
  expect(tabs.getByRole('link', { name: 'Черновики 1' })).toHaveAttribute('aria-current', 'true');
  expect(tabs.getByRole('link', { name: /^Архив/ }).getAttribute('href')).toBe(
    `/account/kp?type=archive&search=${encodeURIComponent('роща')}`,
  );
  expect(linkTo('Следующая страница').getAttribute('href')).toContain('type=draft');
});

test('shows the filters in the form, and resets them', async () => {
  await open({ query: { ...query, search: 'роща', author: author.id, from: '2026-01-01', sort: 'total' } });
  const form = within(screen.getByRole('search', { name: 'Поиск предложений' }));
  expect(form.getByRole('searchbox')).toHaveValue('роща');
  expect(form.getByLabelText('Автор')).toHaveValue(author.id);
  expect(form.getByLabelText('Порядок')).toHaveValue('total');
  expect(form.getByText(/порядок \(2\)/)).toBeVisible();
  expect(linkTo('Сбросить')).toHaveAttribute('href', '/account/kp?type=all');
});

test('distinguishes no matches from an empty status', async () => {
  const empty = { items: [], total: 0, pages: 0 };
  const { unmount } = await open({ ...empty, query: { ...query, search: 'x' } });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Таких предложений не нашлось');
  expect(linkTo('Показать все')).toHaveAttribute('href', '/account/kp?type=all');
  unmount();
  await open({ ...empty, query: { ...query, type: 'accepted' } });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Приняты: пока пусто');
});

test('offers only the allowed actions, and links earlier versions', async () => {
  await open({ items: [row({ status: 'moderation', actions: ['copy'], version: 3, slug: 'kp-2026-000123-3' })] });
  for (const name of ['В архив', 'Удалить', 'Новая версия', 'Продлить', 'Клиент отказался'])
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  expect(screen.getByText('Копировать')).toBeInTheDocument();
  for (const format of ['pdf', 'xlsx'])
    expect(screen.getByText(`Скачать ${format.toUpperCase()}`).closest('a')).toHaveAttribute(
      'href',
      `/api/account/kp/proposals/kp-2026-000123-3/proposal.${format}`,
    );
  expect(screen.getByText('Версия 1').closest('a')).toHaveAttribute('href', '/account/kp/kp-2026-000123/');
  expect(screen.getByText('Версия 2').closest('a')).toHaveAttribute('href', '/account/kp/kp-2026-000123-2/');
});

test('opens a copy in the editor', async () => {
  call.mockResolvedValue(answered({ slug: 'kp-2026-000124', number: 'КП-2026-000124' }));
  const { user, address } = await open();
  await user.click(screen.getByText('Действия'));
  await user.click(button('Копировать'));
  await waitFor(() => expect(address()).toBe('/account/kp/kp-2026-000124/'));
  expect(call).toHaveBeenCalledWith('POST', '/account/kp/proposals/kp-2026-000123/copy/');
});

test('reports archiving and focuses the heading; reports a rejected action, too', async () => {
  call.mockResolvedValueOnce(answered({ status: 'archive' }));
  const { user } = await open();
  await user.click(screen.getByText('Действия'));
  await user.click(button(/В.архив/));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(toastQueue.getState().toasts.at(-1)?.text).toMatch(/^КП-2026-000123: в.архиве$/);
  const message = 'Предложение согласовано: чтобы изменить его, создайте новую версию';
  call.mockResolvedValueOnce({
    ok: false,
    status: 409,
    problem: { status: 'error', code: 'proposal_status', message },
  });
  await user.click(button(/В.архив/));
  await waitFor(() => expect(toastQueue.getState().toasts.at(-1)?.text).toBe(message));
});

test('submits the shown revision for approval, and links an incomplete draft', async () => {
  const message = 'Предложение заполнено не до конца: проверьте отмеченные шаги';
  const problem = { status: 'error', code: 'proposal_incomplete', message } as const;
  call.mockResolvedValueOnce({ ok: false, status: 409, problem });
  const { user } = await open();
  await user.click(screen.getByText('Действия'));
  await user.click(button(/Отправить на.согласование/));
  const dialog = within(screen.getByRole('dialog', { name: 'Отправить КП-2026-000123 на согласование?' }));
  await user.click(dialog.getByRole('button', { name: 'Отправить' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByRole('link', { name: 'Открыть предложение' })).toHaveAttribute(
    'href',
    '/account/kp/kp-2026-000123/',
  );
  await user.click(dialog.getByRole('button', { name: 'Отменить' }));

  call.mockResolvedValueOnce(answered({ status: 'approved' }));
  await user.click(button(/Отправить на.согласование/));
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(toastQueue.getState().toasts.at(-1)?.text).toBe('КП-2026-000123 согласовано'));
  expect(call).toHaveBeenLastCalledWith('POST', '/account/kp/proposals/kp-2026-000123/submit/', { revision: 4 });
});

test('shows price differences before renewing old prices', async () => {
  const lines = [{ key: 'a', article: '908SV-0010', name: 'Сервер парковки', qty: 1, before: 240_000_00, after: null }];
  const differences = { status: 'ok', revision: 5, lines, total: { before: 900_000_00, after: 660_000_00 } };
  call.mockResolvedValueOnce({ ok: true, value: differences });
  call.mockResolvedValueOnce(answered());
  const { user } = await open({ items: [row({ prices_outdated: true })] });
  await user.click(screen.getByText('Действия'));
  await user.click(button('Обновить цены'));
  const dialog = within(screen.getByRole('dialog', { name: 'Обновить цены в КП-2026-000123?' }));
  const line = await dialog.findByRole('row', { name: /Сервер парковки/ });
  expect(line).toHaveTextContent(/240.000.*По.запросу/);
  expect(dialog.getByText(/Итого/)).toHaveTextContent(/900.000.*660.000/);
  await user.click(dialog.getByRole('button', { name: 'Обновить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(call).toHaveBeenLastCalledWith('POST', '/account/kp/proposals/kp-2026-000123/prices/', { revision: 5 });
});

/** The unsaved input of the row's draft; the visitor here has no id. */
const LOCAL_COPY = 'proposal::kp-2026-000123';

test('deletes a draft after a confirmation, with its unsaved input on this machine', async () => {
  localStorage.setItem(LOCAL_COPY, '{}');
  call.mockResolvedValue({ ok: true, value: { status: 'ok' } });
  const { user } = await open();
  await user.click(screen.getByText('Действия'));
  await user.click(button('Удалить'));
  const dialog = within(screen.getByRole('dialog', { name: 'Удалить черновик КП-2026-000123?' }));
  expect(call).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(call).toHaveBeenCalledWith('DELETE', '/account/kp/proposals/kp-2026-000123/');
  expect(localStorage.getItem(LOCAL_COPY)).toBeNull();
});

test("records the customer's refusal with its reason", async () => {
  call.mockResolvedValue(answered({ status: 'rejected' }));
  const { user } = await open({ items: [row({ status: 'sent', actions: ['new_version', 'reject', 'copy'] })] });
  await user.click(screen.getByText('Действия'));
  await user.click(button('Клиент отказался'));
  const dialog = within(screen.getByRole('dialog', { name: 'Клиент отказался от КП-2026-000123?' }));
  await user.type(dialog.getByRole('textbox'), 'Дорого');
  await user.click(dialog.getByRole('button', { name: 'Отметить отказ' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(call).toHaveBeenCalledWith('POST', '/account/kp/proposals/kp-2026-000123/reject/', { reason: 'Дорого' });
});

test("shows the customer's actions in the row", async () => {
  const said = { version: 1, at: '2026-11-21T09:30:00.000Z', name: 'Анна', phone: '+79161234567', line: '', text: '' };
  await open({
    items: [
      row({
        status: 'accepted',
        viewed_at: '2026-11-20T09:00:00.000Z',
        replies: [
          { ...said, kind: 'accepted' },
          { ...said, kind: 'question', line: 'Сервер парковки', text: 'Есть ли на складе?' },
        ],
      }),
    ],
  });
  const [accepted, question, viewed] = within(screen.getByRole('list', { name: 'Ответ клиента' })).getAllByRole(
    'listitem',
  );
  expect(accepted).toHaveTextContent(/^Принял 21\.11\.2026 в.12:30Анна, \+7.*123-45-67$/);
  expect(question).toHaveTextContent(/Сервер парковкиЕсть ли на складе\?/);
  expect(viewed).toHaveTextContent(/^Открыл 20\.11\.2026/);
});

const link = { url: 'https://site.test/view-kp/abc/', sent_at: '2026-11-21T09:00:00.000Z', viewed_at: null };
const linked = (change: object = {}) =>
  ({ ok: true, value: { status: 'ok', link: { ...link, valid_until: '2026-12-05', ...change } } }) as const;

test('sends a proposal by its link, which can be copied, and moves the row when the dialog is closed', async () => {
  call.mockResolvedValue(linked());
  const { user } = await open({ items: [row({ status: 'approved', actions: ['send', 'copy'] })] });
  await user.click(screen.getByText('Действия'));
  await user.click(button(/Ссылка для.клиента/));
  const dialog = within(screen.getByRole('dialog', { name: 'Ссылка на КП-2026-000123 для клиента' }));
  localStorage.setItem(LOCAL_COPY, '{}');
  expect(call).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Получить ссылку' }));
  expect(await dialog.findByRole('textbox')).toHaveValue(link.url);
  expect(localStorage.getItem(LOCAL_COPY)).toBeNull();
  expect(call).toHaveBeenCalledWith('POST', '/account/kp/proposals/kp-2026-000123/send/', { revision: 4 });
  await user.click(dialog.getByRole('button', { name: 'Скопировать' }));
  expect(await navigator.clipboard.readText()).toBe(link.url);
  await user.click(dialog.getAllByRole('button', { name: 'Закрыть' }).at(-1)!);
  expect(toastQueue.getState().toasts.at(-1)?.text).toBe('КП-2026-000123 отправлено клиенту');
});

test('states that a draft may need approval before it is sent, and submits it from the same dialog', async () => {
  const message = 'Сначала предложение согласует менеджер';
  const problem = { status: 'error', code: 'proposal_approval', message } as const;
  call.mockResolvedValueOnce({ ok: false, status: 409, problem });
  const { user } = await open({ items: [row({ actions: ['submit', 'send', 'copy'] })] });
  await user.click(screen.getByText('Действия'));
  await user.click(button(/Ссылка для.клиента/));
  expect(screen.getByText(/ссылку можно получить только после согласования/)).toBeVisible();
  await user.click(button('Получить ссылку'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  call.mockResolvedValueOnce(answered({ status: 'moderation' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Ссылка на КП-2026-000123 для клиента' }));
  await user.click(dialog.getByRole('button', { name: /Отправить на.согласование/ }));
  await waitFor(() => expect(toastQueue.getState().toasts.at(-1)?.text).toBe('КП-2026-000123 на\u00a0согласовании'));
  expect(call).toHaveBeenLastCalledWith('POST', '/account/kp/proposals/kp-2026-000123/submit/', { revision: 4 });
});

test('shows a link again, revokes it after a confirmation and creates a new one', async () => {
  call.mockResolvedValueOnce(linked());
  call.mockResolvedValueOnce(linked({ url: null }));
  call.mockResolvedValueOnce(linked({ url: 'https://site.test/view-kp/new/' }));
  const { user } = await open({ items: [row({ status: 'sent', actions: ['link', 'copy'] })] });
  await user.click(screen.getByText('Действия'));
  await user.click(button(/Ссылка для.клиента/));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Отозвать' }));
  expect(call).toHaveBeenCalledTimes(1);
  await user.click(dialog.getByRole('button', { name: 'Отозвать' }));
  expect(await dialog.findByText(/Ссылка отозвана/)).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('DELETE', '/account/kp/proposals/kp-2026-000123/link/');
  await user.click(dialog.getByRole('button', { name: 'Создать новую ссылку' }));
  expect(await dialog.findByRole('textbox')).toHaveValue('https://site.test/view-kp/new/');
  expect(call).toHaveBeenLastCalledWith('POST', '/account/kp/proposals/kp-2026-000123/link/');
});

test('starts from a typical car park in one click, and shows an error in the dialog', async () => {
  call.mockImplementation(async (method, path) => {
    if (method === 'GET') return { ok: true, value: { items: [row()] } } as never;
    if (path.includes('mall')) return answered({ slug: 'kp-2026-000130' });
    return { ok: false, status: 503, problem: { status: 'error', code: 'unavailable', message: 'Попробуйте ещё раз' } };
  });
  const { user, address } = await open();
  await user.click(button('Новое предложение'));
  const dialog = within(screen.getByRole('dialog', { name: 'Новое предложение' }));
  await user.click(dialog.getByRole('button', { name: /^Пустое/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Попробуйте ещё раз');
  expect(await dialog.findByLabelText('Копия прежнего')).toHaveDisplayValue('КП-2026-000123, ТРЦ «Берёзовая роща»');
  await user.click(dialog.getByRole('button', { name: /^Торговый центр/ }));
  await waitFor(() => expect(address()).toBe('/account/kp/kp-2026-000130/'));
});

test('links an accepted proposal to the order form, and an ordered one to its order', async () => {
  const order = { number: 100_045, url: '/order/b1946ac9/' };
  const { user } = await open({
    items: [
      row({ status: 'accepted', actions: ['order', 'link', 'copy'] }),
      row({ slug: 'kp-2026-000124', number: 'КП-2026-000124', status: 'ordered', order, actions: ['link', 'copy'] }),
    ],
  });
  const [accepted, ordered] = screen.getAllByText('Действия');
  await user.click(accepted!);
  expect(linkTo('Оформить заказ')).toHaveAttribute('href', '/cart?step=checkout&kp_id=kp-2026-000123');
  await user.click(ordered!);
  expect(linkTo(/^Заказ №.100045$/)).toHaveAttribute('href', order.url);
});

const compared = (version: number, total: number) => ({
  ...{ slug: 'kp-2026-000123', number: 'КП-2026-000123', version, status: 'sent' as const, day: '2026-11-20' },
  ...{ retail_total: total, discount: 0, total, vat: { text: '', amount: null } },
});
const barrier = { qty: 2, price: 182_000_00, discount_percent: 0, sum: 364_000_00 };
const about = (name: string) => ({ key: name, step: 'servers' as const, article: '903BR-0040', name, unit: 'шт.' });

test('compares versions: added, removed and changed lines; two other versions can be chosen', async () => {
  call.mockImplementation(async () => ({
    ok: true,
    value: {
      ...{ status: 'ok', before: compared(2, 500_000_00), after: compared(3, 600_000_00), drawing: [], same: 40 },
      lines: [
        {
          ...about('Шлагбаум'),
          before: barrier,
          after: { ...barrier, qty: 3, sum: 546_000_00, discount_percent: 2.5 },
        },
        { ...about('Табло'), before: null, after: barrier },
        { ...about('Светофор'), before: barrier, after: null },
      ],
    },
  }));
  const { user } = await open({ items: [row({ slug: 'kp-2026-000123-3', version: 3 })] });
  await user.click(screen.getByText('Действия'));
  await user.click(button('Сравнить версии'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Сравнение версий' }));
  expect(await dialog.findByText(/Отличаются: 3.строки\. Без изменений: 40\./)).toBeVisible();
  const [changed, added, removed] = within(dialog.getByRole('list', { name: /^Отличия в.составе$/ })).getAllByRole(
    'listitem',
  );
  expect(changed).toHaveTextContent(/Было2.шт\. × 182.000.₽Стало3.шт\. × 182.000.₽скидка 2,5.%Разница\+182.000.₽/);
  expect(added).toHaveTextContent(/ТаблоДобавлено|Табло.*Добавлено/);
  expect(removed).toHaveTextContent(/Удалено.*Разница−364.000.₽/);
  expect(dialog.getByRole('list', { name: 'Итоги' })).toHaveTextContent(
    /ВсегоБыло500.000.₽Стало600.000.₽Разница\+100.000.₽/,
  );

  await user.selectOptions(dialog.getByLabelText('Было'), 'Версия 1');
  await waitFor(() =>
    expect(call.mock.calls.at(-1)?.[1]).toBe('/account/kp/proposals/kp-2026-000123-3/changes/?since=1'),
  );
  await user.selectOptions(dialog.getByLabelText('Стало'), 'Версия 2');
  await waitFor(() =>
    expect(call.mock.calls.at(-1)?.[1]).toBe('/account/kp/proposals/kp-2026-000123-2/changes/?since=1'),
  );
});
