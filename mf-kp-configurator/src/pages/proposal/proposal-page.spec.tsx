import { afterEach, expect, test } from '@jest/globals';
import { garage, mall } from '@site/kp-rules/testing/car-parks';
import { hasUnsavedInput } from '@site/runtime/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { arrivedAt, bill, button, field, fill, inStep, plain, rail, stepLink } from '../../testing/steps.ts';
import { openProposal, proposalOf, saved } from './testing/open-proposal.ts';

afterEach(() => localStorage.clear());

test('enters a car park step by step, each step opening the next', async () => {
  const { user, address } = await openProposal('structure');
  await fill(user, /Название объекта/, 'ТРЦ «Берёзовая роща»');
  await user.selectOptions(field(/Тип объекта/), 'ТРЦ');
  await fill(user, /Город/, 'Тверь');
  await fill(user, /Машиномест/, '400');
  await fill(user, /Посещений в.сутки/, '1600');
  await user.click(button('Точки проезда'));
  await arrivedAt('Точки проезда');
  expect(address()).toBe('/account/kp/kp-2026-000123/transportation-points/');
  await user.click(button('Въезд'));
  await user.click(button('Выезд'));
  await user.click(button('Точки оплаты'));
  const [toPay] = await screen.findAllByText(/^Добавить 2.автоматические кассы/, { selector: 'button *, button' });
  await user.click(toPay!);
  await user.click(button('Серверы'));
  expect(await arrivedAt('Серверы')).toHaveFocus();
});

test("adds the partner's own items to the bill", async () => {
  const park = mall();
  const { user } = await openProposal(
    'additionally',
    proposalOf({ ...park, additionally: { ...park.additionally, own: [] } }),
  );
  const own = async (name: string, qty: string) => {
    await user.clear(field(name));
    await user.type(field(name), `${qty}{Enter}`);
  };
  await own('Монтаж точки проезда', '4');
  await own('Монтаж автоматической кассы', '2');
  await user.click(screen.getByRole('tab', { name: /Собственные товары/ }));
  await own('Комплект кабеля', '1');
  await waitFor(() => expect(plain(bill())).toMatch(/^8 336 800 ₽В том числе НДС 22 % 1 503 357 ₽/));
});

test('opens a step when all before it are finished, and names the missing fields', async () => {
  const { user, address } = await openProposal('structure');
  expect(rail().queryByRole('link', { name: /Серверы/ })).toBeNull();
  await user.click(button('Точки проезда'));
  expect(screen.getAllByText('Заполните это поле')).toHaveLength(5);
  expect(field(/Название объекта/)).toHaveFocus();
  expect(address()).toBe('/account/kp/kp-2026-000123/structure/');
});

test('leads from a locked step to the first incomplete one, and says why until that one is finished', async () => {
  const { user, address } = await openProposal(
    'servers',
    proposalOf({ ...mall(), structure: { ...mall().structure, city: '' } }),
  );
  const note = await screen.findByText('Шаг «Серверы» пока закрыт');
  expect(address()).toBe('/account/kp/kp-2026-000123/structure?closed=servers');
  expect(document.activeElement).toContainElement(note);
  expect(document.activeElement).toHaveTextContent(/Сначала заполните шаг «Структура парковки»/);
  expect(field(/Город/)).toBeInvalid();
  await fill(user, /Город/, 'Тверь');
  await waitFor(() => expect(screen.queryByText('Шаг «Серверы» пока закрыт')).toBeNull());
  expect(field(/Город/)).toHaveFocus();
});

test('names the errors that keep a step locked', async () => {
  await openProposal('servers', proposalOf({ ...mall(), lanes: [] }));
  expect(await screen.findByText(/^Сначала исправьте ошибки на.шаге «Точки проезда»/)).toBeInTheDocument();
});

test('marks finished steps, and shows a warning with its rule, its reason and a fix of one click', async () => {
  const { user, server } = await openProposal('payment-points', proposalOf(garage()));
  expect(rail().getByRole('link', { name: /Структура парковки.*заполнен/ })).toBeInTheDocument();
  expect(rail().getByRole('link', { name: /Точки оплаты.*есть замечания/ })).toHaveAttribute('aria-current', 'step');
  const section = inStep();
  expect(section.getByText(/Наличные не.принимаются/)).toBeVisible();
  expect(section.getByText('R16.')).toBeInTheDocument();
  await user.click(section.getByRole('button', { name: 'Добавить кассу оператора' }));
  await waitFor(() => expect(section.queryByText(/Наличные не.принимаются/)).toBeNull());
  await waitFor(() => expect(plain(bill())).toMatch(/Изменение: \+/));
  expect((await saved(server)).configuration.payment_points.cashier_desks).toBe(1);
});

test('offers a fix for two problems once', async () => {
  const park = mall();
  await openProposal(
    'payment-points',
    proposalOf({ ...park, payment_points: { ...park.payment_points, stations: [] } }),
  );
  expect(inStep().getAllByRole('button', { name: /Добавить 2.автоматические кассы/ })).toHaveLength(1);
});

test('offers only fitting columns for a lane, and adds and names zones', async () => {
  const { user, server } = await openProposal('transportation-points', proposalOf(mall()));
  await user.click(button('Настроить: Выезд 1'));
  const models = within(field('Стойка'))
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(models[0]).toMatch(/^По правилам: Стойка выездная со сканером билетов$/);
  expect(models.join()).not.toMatch(/въездная|безбилетная/);
  await user.click(stepLink('Структура парковки'));
  await user.click(await screen.findByText('Добавить зону'));
  const zones = screen.getByRole('list', { name: 'Зоны' });
  const names = within(zones).getAllByRole('textbox', { name: 'Зона' });
  await user.clear(names[1]!);
  await user.type(names[1]!, 'Кровля');
  const spaces = within(zones).getAllByRole('textbox', { name: 'Мест' });
  await user.clear(spaces[1]!);
  await user.type(spaces[1]!, '100');
  await user.click(await screen.findByRole('button', { name: /Всего мест: 500/ }));
  await waitFor(() => expect(screen.queryByText(/Сумма мест по.зонам должна/)).toBeNull());
  expect((await saved(server)).configuration.structure).toMatchObject({ spaces: 500, zones: [{}, { name: 'Кровля' }] });
});

test('keeps a card that an error has opened, while its field is typed in', async () => {
  const park = mall();
  const [first, ...rest] = park.lanes;
  const wide = { ...first!, width_cm: 900, opposed_barriers: false };
  const { user, server } = await openProposal('transportation-points', proposalOf({ ...park, lanes: [wide, ...rest] }));
  const width = field(/Ширина проезда/);
  await user.clear(width);
  await user.type(width, '5,9');
  expect(width).toHaveFocus();
  expect((await saved(server)).configuration.lanes[0]!.width_cm).toBe(590);
  await user.clear(field(/^Название/));
  await user.type(field(/^Название/), 'Север');
  await user.click(button('Свернуть: Север'));
  expect(inStep().queryByLabelText(/^Название/)).toBeNull();
});

test('removes a zone, also from its lanes and pay stations', async () => {
  const park = mall();
  const { id, name } = park.structure.zones[0]!;
  const lanes = park.lanes.map((lane) => ({ ...lane, zone_to: id }));
  const stations = park.payment_points.stations.map((station) => ({ ...station, zone: id }));
  const payment_points = { ...park.payment_points, stations };
  const { user, server } = await openProposal('structure', proposalOf({ ...park, lanes, payment_points }));
  await user.click(await screen.findByText('Добавить зону'));
  await user.click(button(`Удалить зону: ${name}`));
  await waitFor(() => expect(server.current().configuration.structure.zones).toMatchObject([{ name: 'Зона 2' }]));
  const { configuration } = server.current();
  expect(configuration.lanes.map(({ zone_to }) => zone_to)).toEqual(lanes.map(() => null));
  expect(configuration.payment_points.stations.map(({ zone }) => zone)).toEqual(stations.map(() => null));
});

test('saves the customer and the texts on the last step', async () => {
  const { user, server } = await openProposal('additional-info', proposalOf(mall()));
  await fill(user, 'Контактное лицо', 'Иван Петров');
  await fill(user, 'ИНН', '0012345673');
  await fill(user, 'Срок действия предложения', '30');
  await fill(user, 'Сопроводительное письмо', 'Добрый день!');
  await user.click(field('Артикулы'));
  await waitFor(() =>
    expect(server.current().offer).toMatchObject({
      customer: { contact: 'Иван Петров', inn: '0012345673' },
      valid_days: 30,
      cover_letter: 'Добрый день!',
      show_articles: false,
    }),
  );
});

test('delays a new build until the input is saved', async () => {
  const { user, server } = await openProposal('structure', proposalOf(mall()));
  expect(hasUnsavedInput()).toBe(false);
  await fill(user, /Город/, 'Казань');
  // The shell reloads for a new build only when no input would be lost.
  expect(hasUnsavedInput()).toBe(true);
  expect((await saved(server)).configuration.structure.city).toBe('Казань');
  await waitFor(() => expect(hasUnsavedInput()).toBe(false));
});

test('goes between steps by back and forward of the browser, and keeps the input', async () => {
  const { user, router, server } = await openProposal('structure', proposalOf(mall()));
  await fill(user, /Город/, 'Казань');
  await user.click(button('Точки проезда'));
  await arrivedAt('Точки проезда');
  await act(() => router.navigate(-1));
  await arrivedAt('Структура парковки');
  expect(field(/Город/)).toHaveValue('Казань');
  await act(() => router.navigate(1));
  await arrivedAt('Точки проезда');
  expect((await saved(server)).configuration.structure.city).toBe('Казань');
  expect(server.saves).toHaveLength(1);
});
