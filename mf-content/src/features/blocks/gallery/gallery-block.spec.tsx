import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { blockSamples } from '../testing/block-samples.ts';
import { renderBlocks } from '../testing/render-blocks.tsx';

test('opens a picture on click, wraps around by arrow keys, and closes', async () => {
  const { user } = await renderBlocks([blockSamples.gallery]);
  await user.click(screen.getByRole('link', { name: 'Касса' }));
  const dialog = await screen.findByRole('dialog', { name: /Фотография 2 из.2/ });
  expect(dialog).toHaveTextContent('Касса');

  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: /Фотография 1 из.2/ })).toHaveTextContent('Въезд');
  await user.click(screen.getByRole('button', { name: 'Предыдущая' }));
  expect(screen.getByRole('dialog', { name: /Фотография 2 из.2/ })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('renders pictures without links when there is no lightbox, and in a row as a slider', async () => {
  await renderBlocks([{ ...blockSamples.gallery, lightbox: false, view: 'slider' }]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Фотографии' })).toBeVisible();
});
