import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { blockSamples } from '../testing/block-samples.ts';
import { renderBlocks } from '../testing/render-blocks.tsx';

const { banner } = blockSamples;

test('marks an advertisement with advertiser, INN and identifier', async () => {
  await renderBlocks([banner]);
  expect(screen.getByText(/^Реклама/)).toHaveTextContent('Реклама. ООО «Пример», ИНН 0012345673. erid: AbCdEfGhI');
  expect(screen.getByRole('complementary', { name: 'Реклама' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer sponsored');
});

test('marks an advertisement without details', async () => {
  await renderBlocks([{ ...banner, advertiser: undefined, advertiser_inn: undefined, erid: undefined }]);
  expect(screen.getByText('Реклама')).toBeVisible();
});

test("shows no mark on the site's own banner", async () => {
  await renderBlocks([{ ...banner, is_ad: false }]);
  expect(screen.queryByText(/Реклама/)).not.toBeInTheDocument();
});
