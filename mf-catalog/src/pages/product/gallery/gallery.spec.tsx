import { expect, jest, test } from '@jest/globals';
import type { ProductPicture } from '@site/contracts/catalog';
import type { WireCall } from '@site/testing/fake-api';
import { screen, within } from '@testing-library/react';
import { visitProduct } from '../../../testing/visit-product.ts';

const visit = (pictures: ProductPicture[]) => visitProduct(jest.fn<WireCall>(), { pictures });
const mark = () => screen.queryByText('Схематичное изображение');

const photo: ProductPicture = {
  ...{ src: '/media/photo/b-1-7-w640.webp', alt: 'Шлагбаум у въезда', width: 1600, height: 1200 },
  sources: [{ type: 'image/avif', srcset: '/media/photo/b-1-7-w320.avif 320w' }],
  ...{ schematic: false, drawing: false },
};
const drawing: ProductPicture = {
  ...{ src: '/media/product/b-1.dimensions.svg', alt: 'Габаритные размеры', width: 640, height: 480 },
  ...{ schematic: true, drawing: false },
};

test('marks a drawing as schematic, and a photograph not', async () => {
  const { user } = await visit([photo, drawing]);
  expect(mark()).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Изображение 2 из/ }));
  expect(mark()).toBeVisible();
});

test('marks an uploaded drawing as a drawing, and as no schematic picture', async () => {
  const { user } = await visit([photo, { ...drawing, schematic: false, drawing: true }]);
  expect(screen.queryByText('Чертёж')).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Изображение 2 из/ }));
  expect(screen.getByText('Чертёж')).toBeVisible();
  expect(mark()).toBeNull();
});

test('loads a larger photograph where it is zoomed', async () => {
  const { user } = await visit([photo, drawing]);
  await user.click(screen.getByRole('button', { name: `Увеличить изображение: ${photo.alt}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const widthOf = () => dialog.getByRole('img').closest('picture')?.querySelector('source')?.getAttribute('sizes');
  expect(widthOf()).toBe('100vw');
  await user.click(dialog.getByRole('button', { name: 'Увеличить' }));
  expect(widthOf()).toBe('150vw');
});
