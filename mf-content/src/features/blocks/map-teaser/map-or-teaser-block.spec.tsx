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

test('a map that leads to all addresses says them in a line as well, for phones', async () => {
  await renderBlocks([{ ...blockSamples.map, points, more }]);
  expect(screen.getByText(/^6 адресов в/)).toHaveTextContent(
    '6 адресов в 6 городах: Казань, Москва, Самара, Сочи, Тверь и другие',
  );
  // One heading and one link for each width: the style sheet shows one of them.
  expect(screen.getAllByRole('link', { name: more.label })).toHaveLength(2);
});

test('a map without such a way is all that there is', async () => {
  await renderBlocks([{ ...blockSamples.map, points }]);
  expect(screen.queryByText(/^6 адресов в/)).toBeNull();
  expect(screen.getAllByRole('heading', { name: 'Где купить' })).toHaveLength(1);
});
