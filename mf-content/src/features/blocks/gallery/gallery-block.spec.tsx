import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { blockSamples } from '../testing/block-samples.ts';
import { renderBlocks } from '../testing/render-blocks.tsx';

test('a click opens the picture; arrows go round; the cross closes', async () => {
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

test('without a lightbox pictures are no links; in a slider they stand in a row', async () => {
  await renderBlocks([{ ...blockSamples.gallery, lightbox: false, view: 'slider' }]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Фотографии' })).toBeVisible();
});
