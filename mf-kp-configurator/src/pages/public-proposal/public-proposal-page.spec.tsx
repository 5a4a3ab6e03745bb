import { beforeEach, expect, jest, test } from '@jest/globals';
import type { PublicProposal } from '@site/contracts/public-proposal';
import { fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { subtotalLabel, totalRows } from '@site/kp-rules/total-rows';
import { renderPage } from '@site/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PublicProposalPage } from './public-proposal-page.tsx';

const ID = 'a'.repeat(32);
const call = jest.fn<WireCall>();
beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ ok: true, value: { status: 'ok' } });
  sessionStorage.clear();
});

const offered = (change: Partial<PublicProposal> = {}): PublicProposal => ({
  number: 'КП-2026-000123/2',
  version: 2,
  sent_on: '2026-11-20',
  valid_until: '2026-12-04',
  standing: 'open',
  answered_at: null,
  newer: null,
  partner: {
    name: 'ООО «Ворота Плюс»',
    logo: null,
    phones: ['+74951234567'],
    email: 'kp@vorota.example',
    site: 'https://vorota.example',
    address: 'Тула, Заводская улица, 1',
    manager: 'Орлова Мария',
  },
  customer: { company: 'АО «Роща»', contact: 'Пётр Лесной' },
  object: {
    name: 'ТРЦ «Берёзовая роща»',
    place: 'Тула',
    ...{ spaces: 320, entries: 2, exits: 1, other_lanes: 0, pay_stations: 2 },
  },
  plan: { width: 40_000, height: 60_000, sheets: ['Лист 1. Уровень 1'] },
  cover_letter: 'Здравствуйте, Пётр!',
  sections: [
    {
      part: 'servers',
      title: 'Серверы',
      sum: 240_000_00,
      lines: [
        {
          key: 'servers/908SV-0010',
          article: '908SV-0010',
          name: 'Сервер парковки',
          ...{ unit: 'шт.', qty: 1, price: 240_000_00, sum: 240_000_00, picture: null },
        },
      ],
    },
    {
      part: 'additionally',
      title: 'Дополнительно',
      sum: 0,
      lines: [
        { key: 'own/1', article: null, name: 'Монтаж', unit: 'шт.', qty: 2, price: null, sum: null, picture: null },
      ],
    },
  ],
  totals: {
    ...{ retail: 250_000_00, discount: 10_000_00, total: 240_000_00, has_on_request: true },
    vat: { text: 'В том числе НДС 22 %', amount: 43_278_69 },
  },
  terms: { payment: 'Предоплата 50 %', term: '30 дней', delivery: '', warranty: '24 месяца' },
  signatory: { name: 'Громов Г. Г.', position: 'Директор' },
  is_own: false,
  ...change,
});

const seo = {
  ...{ title: '', description: '', canonical: '/', robots: 'noindex', breadcrumbs: [], jsonld: [] },
  h1: 'Коммерческое предложение № КП-2026-000123/2 от 20 ноября 2026 г.',
};
const open = (change: Partial<PublicProposal> = {}) =>
  renderPage({
    Component: PublicProposalPage,
    path: '/view-kp/:id',
    url: `/view-kp/${ID}/`,
    data: { seo, content: [], pagedata: { kind: 'public-proposal', proposal: offered(change) } },
    api: fakeApi(call),
  });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const calls = (path: string) => call.mock.calls.filter(([, address]) => address === `/view-kp/${ID}/${path}/`);

test("shows the whole offer in the partner's name", async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('КП-2026-000123/2 от 20 ноября 2026 г.');
  for (const text of [/Версия 2.*4.декабря 2026/, /АО «Роща», Пётр Лесной/, 'Здравствуйте, Пётр!', 'Предоплата 50 %'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: /495.*123-45-67/ })).toHaveAttribute('href', 'tel:+74951234567');
  for (const text of [/^320.машино-мест$/, /^2.въезда$/, /^1.выезд$/, /^2.автоматические кассы$/])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/другой проезд/)).not.toBeInTheDocument();
  const servers = within(screen.getByRole('list', { name: /^Серверы/ }));
  expect(servers.getByRole('listitem')).toHaveTextContent(/Сервер парковки908SV-0010.*1.шт\..*240.000.*240.000/);
  expect(within(screen.getByRole('list', { name: 'Дополнительно' })).getByRole('listitem')).toHaveTextContent(
    /По.запросу/,
  );
  const totals = within(screen.getByRole('region', { name: 'Итог' }));
  const { retail, ...sums } = offered().totals;
  expect(totals.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    totalRows({ ...sums, retail_total: retail }).map(({ label }) => label),
  );
  expect(totals.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '250 000 ₽',
    '−10 000 ₽',
    '240 000 ₽',
    '43 279 ₽',
  ]);
  for (const { title } of offered().sections)
    expect(screen.getByText(subtotalLabel(title).replaceAll('\u00a0', ' '))).toBeVisible();
});

test('keeps the model of a line in one piece', async () => {
  const [section] = offered().sections;
  const [line] = section!.lines;
  await open({ sections: [{ ...section!, lines: [{ ...line!, name: 'Стрела прямая BM-40, 4 м' }] }] });
  expect(screen.getByText('BM-40')).toBeVisible();
});

test('explains the rate of VAT only where the seller charges it', async () => {
  const { unmount } = await open();
  expect(screen.getByText(/^Ставка НДС указана/)).toBeVisible();
  unmount();
  await open({ totals: { ...offered().totals, vat: { text: 'Без НДС (УСН)', amount: null } } });
  expect(screen.queryByText(/^Ставка НДС указана/)).not.toBeInTheDocument();
  expect(screen.getByText(/в.итог не.входят/)).toBeVisible();
});

test('reports a view once, while the offer is open', async () => {
  const { unmount } = await open();
  await waitFor(() => expect(calls('viewed')).toHaveLength(1));
  unmount();
  call.mockClear();
  await open({ standing: 'expired' });
  expect(calls('viewed')).toHaveLength(0);
});

test('reports a prerendered page when it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await open();
  expect(calls('viewed')).toHaveLength(0);
  document.dispatchEvent(new Event('prerenderingchange'));
  await waitFor(() => expect(calls('viewed')).toHaveLength(1));
  Reflect.deleteProperty(document, 'prerendering');
});

test('accepts the offer with a name, a phone and a consent', async () => {
  const { user } = await open();
  await user.click(button('Принять предложение'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Принять предложение' }));
  await user.click(dialog.getByRole('button', { name: 'Принять предложение' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Имя/ })).toHaveFocus());
  expect(calls('accept')).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: /Имя/ }), 'Анна');
  await user.type(dialog.getByRole('textbox', { name: /Телефон/ }), '9161234567');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Принять предложение' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls('accept')[0]?.[2]).toEqual({ name: 'Анна', phone: '+79161234567', consent: true });
});

test('keeps the input after an error, and after the dialog is closed', async () => {
  const message = 'Слишком много попыток. Повторите через 5 минут';
  call.mockImplementation(async (_method, path) =>
    path.endsWith('/questions/') ? refusal(429, 'too_many', message) : { ok: true, value: { status: 'ok' } },
  );
  const { user } = await open();
  await user.click(button(/Задать вопрос: Сервер парковки/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Задать вопрос' }));
  expect(dialog.getByText('О позиции «Сервер парковки»')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Вопрос/ }), 'Есть ли на складе?');
  await user.type(dialog.getByRole('textbox', { name: /Имя/ }), 'Анна');
  await user.type(dialog.getByRole('textbox', { name: /Телефон/ }), '9161234567');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Отправить вопрос' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(calls('questions')[0]?.[2]).toMatchObject({ line: 'servers/908SV-0010', text: 'Есть ли на складе?' });
  await user.click(dialog.getByRole('button', { name: /Не.сейчас/ }));
  await user.click(button(/Задать вопрос: Сервер парковки/));
  expect(await screen.findByRole('textbox', { name: /Вопрос/ })).toHaveValue('Есть ли на складе?');
});

test('sends a question, and shows who will reply', async () => {
  const { user } = await open({ standing: 'expired' });
  await user.click(button('Задать вопрос'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Вопрос/ }), 'Продлите?');
  await user.type(dialog.getByRole('textbox', { name: /Имя/ }), 'Анна');
  await user.type(dialog.getByRole('textbox', { name: /Телефон/ }), '9161234567');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Отправить вопрос' }));
  expect(await screen.findByRole('status')).toHaveTextContent(/ООО «Ворота Плюс» ответит/);
  expect(calls('questions')[0]?.[2]).toMatchObject({ line: null });
});

test('rejects the offer with a reason', async () => {
  const { user } = await open();
  await user.click(button('Отклонить'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить предложение' }));
  await user.type(dialog.getByRole('textbox'), 'Дорого');
  await user.click(dialog.getByRole('button', { name: 'Отклонить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls('reject')[0]?.[2]).toEqual({ reason: 'Дорого' });
});

test.each([
  ['expired', {}, 'Срок действия предложения истёк'],
  ['superseded', {}, 'Доступна новая версия предложения'],
  ['superseded', { newer: '/view-kp/b/' }, 'Доступна новая версия предложения'],
  ['accepted', { answered_at: '2026-11-21T09:00:00.000Z' }, /^Предложение принято 21.ноября 2026/],
  ['rejected', {}, 'Предложение отклонено'],
] as const)('%s %j: shows the state, without buttons to accept or reject', async (standing, more, title) => {
  await open({ standing, ...more });
  expect(screen.getByText(title)).toBeVisible();
  for (const name of ['Принять предложение', 'Отклонить'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(button('Задать вопрос')).toBeVisible();
  const link = screen.queryByRole('link', { name: 'Открыть новую версию' });
  if ('newer' in more) expect(link).toHaveAttribute('href', more.newer);
  else expect(link).not.toBeInTheDocument();
});

test("links the PDF, and shows the seller the customer's page without reply buttons", async () => {
  const { unmount } = await open();
  expect(screen.getByRole('link', { name: 'Скачать PDF' })).toHaveAttribute('href', `/api/view-kp/${ID}/proposal.pdf`);
  unmount();
  await open({ is_own: true });
  expect(screen.getByText(/^Это предложение вашей компании/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Скачать PDF' })).toBeVisible();
  for (const name of ['Принять предложение', 'Отклонить', /^Задать вопрос/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('closes the dialog of an offer when another offer is opened', async () => {
  const { user, router } = await open();
  await user.click(button('Задать вопрос'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await act(() => router.navigate(`/view-kp/${'b'.repeat(32)}/`));
  expect(screen.queryByRole('dialog')).toBeNull();
});
