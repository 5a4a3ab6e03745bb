import { afterEach, expect, jest, test } from '@jest/globals';
import type { Proposal } from '@site/contracts/proposals';
import { mall } from '@site/kp-rules/testing/car-parks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleProposal } from '../../testing/fake-proposals.ts';
import { arrivedAt, stepLink } from '../../testing/steps.ts';
import { openProposal, proposalOf } from './testing/open-proposal.ts';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

function open(change: Partial<Proposal> = {}) {
  // Layout methods that jsdom lacks.
  Object.assign(Element.prototype, { scrollIntoView: () => {}, setPointerCapture: () => {} });
  return openProposal('summary-checking', sampleProposal({ configuration: mall(), ...change }));
}
const plan = () => screen.getByRole('group', { name: 'План парковки' });
const sheet = () => screen.getByRole('group', { name: /^Лист.1/ });
const thing = (name: RegExp) => within(sheet()).getByRole('button', { name });
const chosen = () => screen.getByRole('region', { name: /Выбрано на.плане/ });
const overview = () => screen.queryByRole('img', { name: /^Чертёж\. Лист.1/ });
const drawn = (server: Awaited<ReturnType<typeof open>>['server']) => server.current().configuration.drawing?.objects;

test('links a device to its bill line, and the line back to the device', async () => {
  const { user } = await open();
  await user.click(thing(/^Камера, Въезд 1, кабель/));
  expect(chosen()).toHaveTextContent(/Камера распознавания номеров с ИК-подсветкой ×\s4, 512\s000\s₽/);
  await user.click(within(chosen()).getByRole('link', { name: /К.строке сметы/ }));
  expect(document.activeElement).toHaveAttribute('data-line', 'transportation-points/908LP-0010');
  await user.click(screen.getByRole('link', { name: /На.плане: Шлагбаум скоростной до 6 м/ }));
  expect(thing(/^Шлагбаум, Выезд 2/)).toHaveFocus();
  expect(thing(/^Шлагбаум, Выезд 2/)).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toHaveAttribute('data-line', 'transportation-points/903BR-0060');
});

test('saves a move by keys and a name, and undoes them', async () => {
  const { user, server } = await open();
  const camera = thing(/^Камера, Въезд 1, кабель/);
  camera.focus();
  await user.keyboard('{Enter}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  within(chosen())
    .getByRole('textbox', { name: /Название на.плане/ })
    .focus();
  await user.paste('Камера на мачте');
  await waitFor(() =>
    expect(drawn(server)).toEqual({ 'lane/lane-1/camera-1': { dx: 500, dy: -100, name: 'Камера на мачте' } }),
  );
  await waitFor(() => expect(thing(/Камера на мачте, кабель.*перемещено/)).toBeInTheDocument());
  // Two quick key presses are one undo step.
  for (let n = 0; n < 3; n++) await user.click(screen.getByRole('button', { name: /^Отменить/ }));
  await waitFor(() => expect(thing(/^Камера, Въезд 1, кабель \d+\sм$/)).toBeInTheDocument());
});

test('renames a lane in the whole proposal, and moves it by one button and back by another', async () => {
  const { user, server } = await open();
  await user.click(thing(/^Проезд «Выезд 2»/));
  const name = within(chosen()).getByRole('textbox', { name: /Название на.плане/ });
  await user.clear(name);
  await user.paste('Выезд на Мира');
  await user.click(within(chosen()).getByRole('button', { name: /Сдвинуть влево/ }));
  await waitFor(() => expect(drawn(server)).toEqual({ 'lane/lane-4': { dx: -500, dy: 0, name: '' } }));
  expect(server.current().configuration.lanes[3]?.name).toBe('Выезд на Мира');
  await user.click(await within(chosen()).findByRole('button', { name: /Вернуть на.место/ }));
  await waitFor(() => expect(drawn(server)).toEqual({}));
});

test('saves a drag as one move, in units of the sheet', async () => {
  const { server } = await open();
  const display = thing(/^Табло, Въезд 2/);
  const svg = display.closest('svg')!;
  // jsdom has no layout: 100 millimetres per pixel.
  Object.defineProperty(svg, 'viewBox', { value: { baseVal: { width: 40_000 } } });
  svg.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
  class Pointer extends MouseEvent {
    readonly pointerType = 'mouse';
  }
  Object.assign(window, { PointerEvent: Pointer });
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0 });
  fireEvent.pointerDown(display, at(10, 10));
  fireEvent.pointerMove(display, at(-10, 0));
  fireEvent.pointerUp(display, at(-10, 0));
  await waitFor(() => expect(drawn(server)).toEqual({ 'lane/lane-2/display-1': { dx: -2_000, dy: -1_000, name: '' } }));
});

test('removes the drawing data of a removed lane, and lists the drawing as text', async () => {
  const drawing = {
    objects: { 'lane/lane-4/camera-1': { dx: 500, dy: 0, name: '' }, room: { dx: 0, dy: 500, name: '' } },
  };
  const { user, server } = await open({ configuration: { ...mall(), drawing } });
  await user.click(within(plan()).getByText('План списком'));
  await user.click(screen.getByRole('link', { name: /^Стойка, Выезд 1/ }));
  expect(chosen()).toHaveTextContent(/Стойка выездная со сканером билетов/);
  await user.click(screen.getByRole('link', { name: /Точки проезда/ }));
  await user.click(await screen.findByRole('button', { name: 'Удалить: Выезд 2' }));
  await waitFor(() => expect(Object.keys(drawn(server) ?? {})).toEqual(['room']));
});

test('shows a read-only user where objects are and what they are', async () => {
  await open({ may_edit: false });
  fireEvent.click(thing(/^Камера, Въезд 1/));
  expect(chosen()).toHaveTextContent(/Камера распознавания номеров/);
  expect(within(chosen()).queryByRole('textbox')).toBeNull();
  expect(within(chosen()).queryByRole('button', { name: /Сдвинуть/ })).toBeNull();
});

test('stays beside the steps from the lanes on in a wide window, except for the summary with the large one', async () => {
  const narrow = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(narrow(query), { matches: true }));
  const { user } = await openProposal('structure', proposalOf(mall()));
  expect(overview()).toBeNull();
  for (const step of ['Точки проезда', 'Серверы', 'Дополнительная информация']) {
    await user.click(stepLink(step));
    await arrivedAt(step);
    expect(overview()).toBeVisible();
  }
  await user.click(stepLink('Проверка и.итог'));
  await waitFor(() => expect(plan()).toBeVisible());
  expect(overview()).toBeNull();
});
