import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveMaps } from '../testing/serve-maps.ts';
import { LiveMap } from './live-map.tsx';
import type { MapPoint } from './towns.ts';

const [samara, tula]: MapPoint[] = ['Самара', 'Тула'].map((title, index) => ({
  title,
  text: '1 проект',
  coords: [50 + index, 53],
})) as [MapPoint, MapPoint];
const onMark = jest.fn();
const onChoose = jest.fn();
const onShown = jest.fn();

interface Shown {
  points: MapPoint[];
  marked?: MapPoint[];
  shown: boolean;
}
/** Other points remount the map, as on the pages. */
const Beside = ({ points, marked = [], shown }: Shown) => (
  <>
    <button type="button">Фильтр</button>
    <LiveMap
      key={points.map(({ title }) => title).join()}
      block={{ id: 'map', type: 'map', center: [50, 53], zoom: 4, points }}
      apikey="open-key"
      shown={shown}
      sync={{ marked, onMark, onChoose, townHref: () => '' }}
      onShown={onShown}
      onFailed={() => {}}
    />
  </>
);
const pin = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  serveMaps();
  onShown.mockClear();
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) queueMicrotask(() => void (node as HTMLScriptElement).onload?.(new Event('load')));
  });
});
afterEach(() => void jest.restoreAllMocks());

test('marks on the loaded map what the list marks, and unmarks what pointer or focus leaves', async () => {
  const user = userEvent.setup();
  render(<Beside points={[samara, tula]} marked={[tula]} shown={false} />);
  await waitFor(() => expect(onShown).toHaveBeenCalled());
  expect(await pin('Тула')).toHaveAttribute('data-marked');
  expect(screen.getByRole('region', { name: 'Карта' })).toHaveFocus();
  const first = await pin('Самара');
  expect(first).not.toHaveAttribute('data-marked');
  await user.hover(first);
  expect(onMark).toHaveBeenLastCalledWith([samara]);
  await user.hover(screen.getByRole('button', { name: 'Фильтр' }));
  expect(onMark).toHaveBeenLastCalledWith([]);
  await user.click(first);
  expect(onChoose).toHaveBeenLastCalledWith(samara);
  await user.tab();
  expect(onMark).toHaveBeenLastCalledWith([tula]);
  await user.tab();
  expect(onMark).toHaveBeenLastCalledWith([]);
});

test('keeps marks on a map that a filter redraws, and leaves the focus on the filter', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Beside points={[samara, tula]} shown={false} />);
  await waitFor(() => expect(onShown).toHaveBeenCalledTimes(1));
  rerender(<Beside points={[samara, tula]} shown />);
  await user.click(screen.getByRole('button', { name: 'Фильтр' }));
  rerender(<Beside points={[tula]} marked={[tula]} shown />);
  await waitFor(() => expect(onShown).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('button', { name: 'Фильтр' })).toHaveFocus();
  expect(await pin('Тула')).toHaveAttribute('data-marked');
});
