import { afterEach, describe, expect, test } from '@jest/globals';
import type { ConfiguratorPageData } from '@site/contracts/configurator';
import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { UserData } from '@site/contracts/user-data';
import { newOffer } from '@site/kp-rules/new-configuration';
import { garage, mall } from '@site/kp-rules/testing/car-parks';
import { priceBook } from '@site/kp-rules/testing/price-book';
import { currentVersion } from '@site/kp-rules/versions';
import { fakeApi, refusal } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { guestCopy } from '../../features/car-park/editor/local-copy.ts';
import { arrivedAt, bill, button, field, fill, inStep, plain, rail, stepLink } from '../../testing/steps.ts';
import { ConfiguratorPage } from './configurator-page.tsx';
import { shouldRevalidate } from './route.ts';

// E2e covers hidden elements; in jsdom the style of every ancestor takes most of a test's time.
configure({ defaultHidden: true });
afterEach(() => localStorage.clear());

const path = '/catalog/parking-systems/configurator/';
const seo = {
  ...{ title: '', description: '', h1: 'Конфигуратор парковок', canonical: path, robots: 'index, follow' },
  ...{ breadcrumbs: [], jsonld: [] },
};
const book = { catalogue: { ...priceBook.catalogue }, own: [] };

/** The configuration as a visitor without a login can make it. */
function retail(park: ProposalConfiguration): ProposalConfiguration {
  const { additionally, summary } = park;
  return { ...park, additionally: { ...additionally, own: [] }, summary: { ...summary, discount_percent: 0 } };
}
const keep = (configuration: ProposalConfiguration) =>
  guestCopy.store({ revision: 0, document: { configuration, offer: newOffer() }, at: '2026-11-20T11:05:00.000Z' });
const kept = () => guestCopy.read()?.document.configuration;

interface Visit {
  user?: Partial<UserData>;
  /** Prices of the server. */
  prices?: typeof book;
  failure?: { status: number; code: string; message?: string };
  project?: ConfiguratorPageData['project'];
}

async function visit(step = '', { user, prices = book, failure, project = null }: Visit = {}) {
  const sent: { configuration: ProposalConfiguration }[] = [];
  const server = { failure };
  const page = await renderPage({
    Component: ConfiguratorPage,
    path: `${path}:step?`,
    url: path + step,
    data: {
      seo,
      pagedata: { kind: 'configurator', rules_version: currentVersion, book, project },
      ...{ day: '2026-11-20' },
    },
    shouldRevalidate,
    ...(user && { user }),
    api: fakeApi(async (method, address, body) => {
      expect([method, address]).toEqual(['POST', '/configurator/calculation/']);
      if (server.failure) return refusal(server.failure.status, server.failure.code, server.failure.message);
      sent.push(body as (typeof sent)[number]);
      return { ok: true, value: { status: 'ok', rules_version: currentVersion, book: prices } };
    }),
  });
  return { ...page, sent, server };
}
const note = () => screen.getByText(/^(Сохранено на.этом устройстве|Считаем…|Нет соединения)/);
const isKept = () =>
  waitFor(() => expect(note()).toHaveTextContent('Сохранено на этом устройстве'), { timeout: 3_000 });

test('enters a car park without a login, and calculates it on the server after a pause', async () => {
  const { user, address, sent } = await visit();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Конфигуратор парковок');
  await fill(user, /Название объекта/, 'ТРЦ «Берёзовая роща»');
  await user.selectOptions(field(/Тип объекта/), 'ТРЦ');
  await fill(user, /Город/, 'Тверь');
  await fill(user, /Машиномест/, '400');
  await fill(user, /Посещений в.сутки/, '1600');
  await user.click(button('Точки проезда'));
  await arrivedAt('Точки проезда');
  expect(address()).toBe(`${path}transportation-points/`);
  await user.click(button('Въезд'));
  await isKept();
  expect(sent.at(-1)?.configuration).toEqual(kept());
  expect(kept()).toMatchObject({ structure: { city: 'Тверь', spaces: 400 }, lanes: [{ kind: 'entry' }] });
  expect(sent.length).toBeLessThan(5);
});

test('restores what was entered, at any step, after a reload and on the way back', async () => {
  keep(retail(mall()));
  const { user, router, address } = await visit('servers/');
  await arrivedAt('Серверы');
  expect(address()).toBe(`${path}servers/`);
  expect(plain(bill())).toMatch(/^8 056 800 ₽/);
  await user.click(stepLink('Структура парковки'));
  await arrivedAt('Структура парковки');
  expect(address()).toBe(path);
  expect(field(/Город/)).toHaveValue('Тверь');
  await act(() => router.navigate(-1));
  await arrivedAt('Серверы');
});

test('leads from a locked step to the first incomplete one', async () => {
  const { address } = await visit('servers/');
  expect(await screen.findByText('Шаг «Серверы» пока закрыт')).toBeInTheDocument();
  expect(address()).toBe('/catalog/parking-systems/configurator?closed=servers');
  expect(rail().queryByRole('link', { name: /Точки проезда/ })).toBeNull();
});

test('applies the prices of the server', async () => {
  keep(retail(mall()));
  const server = { ...book.catalogue['908SV-0010']!, price: 250_000_00 };
  await visit('servers/', { prices: { ...book, catalogue: { ...book.catalogue, '908SV-0010': server } } });
  await isKept();
  await waitFor(() => expect(plain(bill())).not.toMatch(/^8 056 800 ₽/));
});

test('offers neither discounts nor own items, and shows no costs', async () => {
  keep(retail(mall()));
  const { user } = await visit('summary-checking/');
  await arrivedAt(/^Проверка и.итог/);
  expect(inStep().queryByLabelText(/Скидка/)).toBeNull();
  expect(inStep().queryByText(/Закупка|Маржа/)).toBeNull();
  await user.click(stepLink('Дополнительно'));
  await arrivedAt('Дополнительно');
  expect(inStep().queryByText('От вашей компании')).toBeNull();
});

test.each([
  ['Скачать PDF', /вы скачаете его в PDF/],
  ['Отправить заказчику', /вы отправите заказчику ссылку/],
  ['Сохранить', /вы продолжите его с любого устройства/],
])('explains to a guest what «%s» takes, and leads to the login and back to the draft', async (name, gain) => {
  keep(retail(mall()));
  const { user } = await visit('additional-info/');
  await arrivedAt('Дополнительная информация');
  await user.click(button(name));
  const dialog = screen.getByRole('dialog');
  expect(plain(dialog)).toMatch(gain);
  expect(plain(dialog)).toMatch(/запросите его после входа/);
  const back = 'returnTo=%2Faccount%2Fkp%2Fconfigured%2F';
  expect(within(dialog).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', `/login?${back}`);
  expect(within(dialog).getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute('href', `/register?${back}`);
  expect(kept()).toEqual(retail(mall()));
});

test('leads a user straight to the draft', async () => {
  keep(retail(mall()));
  await visit('additional-info/', { user: { authed: true } });
  await arrivedAt('Дополнительная информация');
  for (const name of ['Скачать PDF', 'Отправить заказчику', 'Сохранить'])
    expect(inStep().getByRole('link', { name })).toHaveAttribute('href', '/account/kp/configured/');
});

test('starts with a typical car park under the entered name, and again from the beginning', async () => {
  const { user } = await visit();
  await fill(user, /Название объекта/, 'Двор на Мира, 1');
  await user.click(screen.getByRole('button', { name: /^Начать с.типовой парковки/ }));
  await user.click(screen.getByRole('button', { name: /^Двор/ }));
  expect(field(/Название объекта/)).toHaveValue('Двор на Мира, 1');
  expect(field(/Машиномест/)).toHaveValue('60');
  expect(kept()?.lanes).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Начать заново' }));
  expect(field(/Машиномест/)).toHaveValue('');
  expect(kept()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: /^Отменить/ }));
  expect(kept()?.lanes).toHaveLength(2);
});

test('keeps the input while the server does not answer, and says so', async () => {
  keep(retail(garage()));
  const { user, server } = await visit('', { failure: { status: 503, code: 'network' } });
  await fill(user, /Город/, 'Казань');
  await waitFor(() => expect(note()).toHaveTextContent(/^Нет соединения/), { timeout: 3_000 });
  expect(kept()?.structure.city).toBe('Казань');
  server.failure = undefined;
  window.dispatchEvent(new Event('online'));
  await isKept();
});

test('names the reason when the server rejects the car park', async () => {
  keep(retail(garage()));
  await visit('', { failure: { status: 400, code: 'validation', message: 'На чертеже есть объект, которого нет' } });
  expect(await screen.findByText(/На чертеже есть объект/)).toBeInTheDocument();
});

test('follows another tab of the same browser', async () => {
  await visit();
  keep(retail(garage()));
  const key = Object.keys(localStorage).find((one) => one.includes('configurator'))!;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  await waitFor(() => expect(field(/Город/)).toHaveValue('Тверь'));
});

describe('the scheme of a project', () => {
  const project = { title: 'Парковка «Волга»', url: '/projects/volga/', configuration: retail(mall()) };

  test('is shown to change, and kept, when the browser has no car park', async () => {
    const { user } = await visit('?project=volga', { project });
    expect(field(/Машиномест/)).toHaveValue('400');
    expect(screen.getByRole('link', { name: project.title })).toHaveAttribute('href', project.url);
    await waitFor(() => expect(kept()).toEqual(project.configuration));
    await fill(user, /Город/, 'Казань');
    expect(kept()?.structure.city).toBe('Казань');
  });

  test('replaces the stored car park only on request, and undo returns that one', async () => {
    keep(retail(garage()));
    const { user } = await visit('?project=volga', { project });
    expect(field(/Машиномест/)).toHaveValue('120');
    await user.click(screen.getByRole('button', { name: 'Открыть схему проекта' }));
    expect(field(/Машиномест/)).toHaveValue('400');
    expect(kept()).toEqual(project.configuration);
    await user.click(screen.getByRole('button', { name: /^Отменить/ }));
    expect(field(/Машиномест/)).toHaveValue('120');
  });

  test('can be declined', async () => {
    keep(retail(garage()));
    const { user } = await visit('?project=volga', { project });
    await user.click(screen.getByRole('button', { name: 'Оставить мою' }));
    expect(screen.queryByRole('button', { name: 'Открыть схему проекта' })).toBeNull();
    expect(kept()).toEqual(retail(garage()));
  });
});
