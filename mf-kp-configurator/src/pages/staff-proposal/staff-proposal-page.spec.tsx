import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedProposal } from '@site/contracts/manage-proposals';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StaffProposalsPage } from '../staff-proposals/staff-proposals-page.tsx';
import { StaffProposalPage } from './staff-proposal-page.tsx';

const seo = {
  title: 'КП-2026-000009',
  description: '',
  h1: 'КП-2026-000009',
  canonical: '/account/staff/proposals/',
  robots: 'noindex',
  breadcrumbs: [],
  jsonld: [],
};
const line: ManagedProposal['lines'][number] = {
  key: 'transportation-points/908PE-0010',
  step: 'transportation-points',
  article: '908PE-0010',
  name: 'Стойка въезда',
  qty: 2,
  price: 100_000_00,
  sum: 200_000_00,
  purchase_price: 110_000_00,
  below_cost: true,
  is_on_request: false,
  comment: '',
};
const onRequest = {
  ...line,
  ...{ key: 'additionally/908DS-0010', step: 'additionally' as const, article: '908DS-0010', name: 'Табло' },
  ...{ price: null, sum: null, purchase_price: null, below_cost: false, is_on_request: true },
};
const proposal: ManagedProposal = {
  number: 'КП-2026-000009',
  slug: 'kp-2026-000009',
  status: 'moderation',
  company: 'ООО «Ворота Плюс»',
  inn: '0012345673',
  author: 'Золотов Захар',
  object_name: 'Аэровокзал «Степной»',
  total: 200_000_00,
  reasons: ['below_cost', 'on_request'],
  changed_at: '2026-11-20T11:05:00.000Z',
  customer: '',
  lines: [line, onRequest],
  discount_percent: 7,
  cost: 220_000_00,
  margin: -20_000_00,
  project_discount: 0,
  devices: 12,
  returned: '',
  events: [{ at: '2026-11-20T11:05:00.000Z', action: 'submitted', text: '' }],
  decisions: [],
};

const call = jest.fn<WireCall>();
beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

const open = (change: Partial<ManagedProposal> = {}) =>
  renderPage({
    Component: StaffProposalPage,
    path: '/account/staff/proposals/:slug',
    url: '/account/staff/proposals/kp-2026-000009/',
    data: { seo, access: 'open', value: { ...proposal, ...change } },
    api: fakeApi(call),
  });
const dialog = () => within(screen.getByRole('dialog'));
const click = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click((screen.queryByRole('dialog') ? dialog() : screen).getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const sent = (what: string, ...body: object[]) =>
  expect(call).toHaveBeenLastCalledWith('POST', `/manage/proposals/kp-2026-000009/${what}/`, ...body);

test('shows lines with purchase prices by step, and prices one on request before the approval', async () => {
  const page = await open();
  expect(screen.getByText('Есть строки ниже закупочной цены', { exact: false })).toBeVisible();
  expect(screen.getByText(/^−20.000.₽$/)).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Точки проезда' }));
  expect(table.getAllByRole('row')[1]).toHaveTextContent(
    /Стойка въезда908PE-0010Ниже закупки2100.000.₽110.000.₽200.000.₽/,
  );
  expect(table.queryByRole('button')).toBeNull();

  await click(page, 'Согласовать');
  const unpriced = 'Сначала назначьте цены: 908DS-0010 Табло';
  call.mockResolvedValueOnce(refusal(409, 'price_on_request', unpriced));
  await click(page, 'Согласовать');
  expect(await dialog().findByText(unpriced)).toBeVisible();
  await click(page, 'Отменить');

  await click(page, 'Назначить цену: Табло');
  const price = dialog().getByRole('textbox', { name: /^Цена/ });
  await page.user.type(price, '90,5');
  await click(page, 'Назначить');
  expect(await dialog().findByText(/без копеек/)).toBeVisible();
  expect(price).toHaveValue('90,5');
  await page.user.clear(price);
  await page.user.type(price, '90 000');
  call.mockResolvedValueOnce(responseTo('POST /manage/proposals/{number}/price/', proposal));
  await click(page, 'Назначить');
  await closed();
  sent('price', { article: '908DS-0010', price: 90_000 });

  await click(page, 'Согласовать');
  call.mockResolvedValueOnce(responseTo('POST /manage/proposals/{number}/approve/', proposal));
  await click(page, 'Согласовать');
  await closed();
  sent('approve');
});

test('returns with comments, also on lines, which survive a failure and a closed dialog; sets a discount', async () => {
  const page = await open();
  await click(page, 'Вернуть');
  await page.user.type(dialog().getByRole('textbox', { name: /Что изменить/ }), 'Проверьте стойки');
  fireEvent.change(dialog().getByRole('textbox', { name: /Стойка въезда/, hidden: true }), {
    target: { value: 'Есть модель дешевле' },
  });
  call.mockResolvedValueOnce(refusal(409, 'proposal_status', 'Предложение уже согласовано'));
  await click(page, 'Вернуть');
  expect(await dialog().findByText('Предложение уже согласовано')).toBeVisible();
  await click(page, 'Отменить');
  await click(page, 'Вернуть');
  expect(dialog().getByRole('textbox', { name: /Что изменить/ })).toHaveValue('Проверьте стойки');
  call.mockResolvedValueOnce(responseTo('POST /manage/proposals/{number}/return/', proposal));
  await click(page, 'Вернуть');
  await closed();
  sent('return', { comment: 'Проверьте стойки', lines: { [line.key]: 'Есть модель дешевле' } });

  await click(page, 'Скидка партнёру');
  const percent = dialog().getByRole('textbox', { name: /^Скидка/ });
  await page.user.clear(percent);
  await page.user.type(percent, '61');
  await click(page, 'Назначить');
  expect(await dialog().findByText(/^Не.больше 60.%$/)).toBeVisible();
  await page.user.clear(percent);
  await page.user.type(percent, '20');
  call.mockResolvedValueOnce(responseTo('POST /manage/proposals/{number}/discount/', proposal));
  await click(page, 'Назначить');
  await closed();
  sent('discount', { percent: 20 });
});

test('loads the plan when it is opened, and offers no decision on an approved proposal', async () => {
  await open({ status: 'approved' });
  expect(screen.queryByRole('button', { name: /Согласовать|Вернуть|Назначить цену/ })).toBeNull();
  expect(call).not.toHaveBeenCalled();
  const plan = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', width: 100, height: 50, sheets: ['Лист 1'] };
  call.mockResolvedValueOnce(responseTo('GET /manage/proposals/{number}/plan/', plan));
  const details = screen.getByText('План парковки').closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(await screen.findByRole('img', { name: 'Чертёж парковки. Лист 1', hidden: true })).toBeInTheDocument();
  expect(call).toHaveBeenCalledWith('GET', '/manage/proposals/kp-2026-000009/plan/');
});

test('lists what awaits approval with the reasons, and the other states as filters', async () => {
  await renderPage({
    Component: StaffProposalsPage,
    path: '/account/staff/proposals',
    url: '/account/staff/proposals/',
    data: { seo, access: 'open', value: { items: [proposal], total: 1, page: 1, pages: 1 } },
  });
  const row = screen.getAllByRole('row')[1]!;
  expect(row).toHaveTextContent(/ООО «Ворота Плюс».*На.согласовании.*ниже закупочной цены.*без.цены/);
  const link = within(row).getByRole('link', { name: 'КП-2026-000009' });
  expect(link).toHaveAttribute('href', '/account/staff/proposals/kp-2026-000009/');
  expect(screen.getByRole('link', { name: /^На.согласовании$/ })).toHaveAttribute('aria-current', 'true');
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Согласованы' }).href);
  expect(search).toBe('?status=approved');
});
