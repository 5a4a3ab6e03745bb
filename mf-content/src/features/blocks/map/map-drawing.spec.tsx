import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blockSamples } from '../testing/block-samples.ts';
import { renderBlocks } from '../testing/render-blocks.tsx';
import type { MapSync } from './map-sync.ts';
import { MapDrawing, MapKey } from './map-drawing.tsx';
import type { Coordinates } from './maps-service.ts';
import type { Town } from './towns.ts';

const point = (city: string, coords: Coordinates, street = 'ул. Пробная, 1') => ({
  ...{ title: `Склад, ${city}`, text: `${city}, ${street}`, coords },
});
const block = {
  ...blockSamples.map,
  points: [
    point('Казань', [49.11, 55.79]),
    point('Самара', [50.15, 53.2]),
    point('Самара', [50.2, 53.25], 'ул. Другая, 2'),
    point('Тула', [37.58, 54.18]),
  ],
};
const pins = () => within(screen.getByRole('group', { name: /^Контур России, на нём 3.отметки$/ }));

test('opens the list of a town by a click on its pin, with the focus, and numbers the list', async () => {
  const { user } = await renderBlocks([block]);
  const [kazan, samara, tula] = ['1Казань', '2Самара', '3Тула'].map((name) =>
    screen.getByText((_, element) => element?.tagName === 'SUMMARY' && element.textContent.startsWith(name)),
  );
  expect(kazan!.parentElement).toHaveAttribute('open');
  await user.click(pins().getByRole('link', { name: 'Самара 2' }));
  expect(samara!.parentElement).toHaveAttribute('open');
  expect(samara).toHaveFocus();
  pins().getByRole('link', { name: 'Тула' }).focus();
  await user.keyboard('{Enter}');
  expect(tula!.parentElement).toHaveAttribute('open');
  expect(tula).toHaveFocus();
});

test('focuses the addresses of the only town by its pin', async () => {
  const { user } = await renderBlocks([{ ...block, points: block.points.slice(1, 3) }]);
  await user.click(screen.getByRole('link', { name: 'Самара 2' }));
  expect(document.activeElement).toHaveTextContent(/ул\. Пробная, 1.*ул\. Другая, 2/);
});

/** Too close to each other for all names on a small sheet. */
const dense: Town[] = Array.from({ length: 16 }, (_, index) => ({
  name: `Город ${index + 1}`,
  coords: [37 + (index % 4), 54 + Math.floor(index / 4)],
  points: [point(`Город ${index + 1}`, [37, 54])],
}));
const onMark = jest.fn();
const sync: MapSync = { marked: [], onMark, townHref: (index) => `#town-${index + 1}`, onChoose: () => {} };
const showDense = () => {
  const { container } = render(
    <>
      <MapDrawing towns={dense} listId={(index) => `map-${index}`} sync={sync} />
      <MapKey towns={dense} sync={sync} />
    </>,
  );
  return { container, key: within(screen.getByRole('list', { name: 'Номера на карте' })) };
};
beforeEach(() => {
  location.hash = '';
  onMark.mockClear();
});

test('numbers every pin without a name, and repeats the number in the key', () => {
  const { container, key } = showDense();
  const numbered = [...container.querySelectorAll<HTMLElement>('[data-numbered]')];
  expect(numbered.length).toBeGreaterThan(3);
  for (const pin of numbered) {
    const item = key.getByRole('link', { name: pin.textContent });
    expect(item).toHaveAttribute('href', pin.getAttribute('href'));
    const keyed = item.parentElement!.getAttribute('data-keyed')!.split(' ');
    expect(keyed).toEqual(expect.arrayContaining(pin.dataset.numbered!.split(' ')));
  }
});

test('follows the links of pins and key to the list of the town, by click and by Enter, and marks it', async () => {
  const user = userEvent.setup();
  const { container, key } = showDense();
  const pin = container.querySelector<HTMLElement>('[data-numbered]')!;
  const href = pin.getAttribute('href')!;
  await user.click(pin);
  expect(location.hash).toBe(href);
  expect(onMark).toHaveBeenLastCalledWith(dense[Number(href.split('-')[1]) - 1]!.points);
  const [first, second] = key.getAllByRole('link');
  await user.click(first!);
  expect(location.hash).toBe(first!.getAttribute('href'));
  second!.focus();
  await user.keyboard('{Enter}');
  expect(location.hash).toBe(second!.getAttribute('href'));
});

test('shows no key when every name fits on every sheet', () => {
  render(<MapKey towns={dense.slice(0, 1)} sync={sync} />);
  expect(screen.queryByRole('list')).toBeNull();
});
