import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { blockSamples } from '../testing/block-samples.ts';
import { renderBlocks } from '../testing/render-blocks.tsx';

const towns = ['Казань', 'Москва', 'Самара', 'Сочи', 'Тверь', 'Уфа'];
const points = towns.map((town, index) => ({
  ...blockSamples.map.points[0]!,
  title: `Магазин ${index + 1}`,
  text: `${town}, д. 1`,
}));
const more = { label: 'Найти партнёра рядом', url: '/kupit_came/' };

test('adds a line with the towns, for phones, to a map that links to all addresses', async () => {
  await renderBlocks([{ ...blockSamples.map, points, more }]);
  expect(screen.getByText(/^6 адресов в/)).toHaveTextContent(
    '6 адресов в 6 городах: Казань, Москва, Самара, Сочи, Тверь и другие',
  );
  // A heading and a link for each width; the style sheet shows one of them.
  expect(screen.getAllByRole('link', { name: more.label })).toHaveLength(2);
});

test('shows the map alone without such a link', async () => {
  await renderBlocks([{ ...blockSamples.map, points }]);
  expect(screen.queryByText(/^6 адресов в/)).toBeNull();
  expect(screen.getAllByRole('heading', { name: 'Где купить' })).toHaveLength(1);
});
