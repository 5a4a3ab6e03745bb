import { expect, jest, test } from '@jest/globals';
import type { ProductVideo } from '@site/contracts/catalog';
import type { WireCall } from '@site/testing/fake-api';
import { screen, within } from '@testing-library/react';
import { visitProduct } from '../../../testing/visit-product.ts';

const video: ProductVideo = {
  title: 'Стрела поднимается',
  description: 'Стрела поднимается и опускается.',
  poster: { src: '/media/video/barrier.webp', alt: '', width: 960, height: 720 },
  files: [{ type: 'video/mp4', src: '/media/video/barrier.mp4' }],
  captions: null,
  seconds: 6,
  published_on: '2026-04-15',
};
const visit = () => visitProduct(jest.fn<WireCall>(), { videos: [video] });

const thumbnail = (name: string | RegExp) => screen.getByRole('link', { name });
const play = () =>
  within(screen.getByRole('list', { name: 'Изображения товара' })).getByRole('link', {
    name: 'Смотреть видео: Стрела поднимается',
  });
const player = () => screen.queryByLabelText('Стрела поднимается');

test('shows a video among the thumbnails with a description, and plays it in place on click', async () => {
  const { user } = await visit();
  expect(screen.getByText(/^Видео без.звука. Стрела поднимается/)).toBeVisible();
  await user.click(thumbnail('Видео: Стрела поднимается'));
  expect(player()).toBeNull();
  expect(play()).toHaveAccessibleDescription(/^Видео без.звука. Стрела поднимается/);
  await user.click(play());
  expect(player()).toHaveFocus();

  await user.click(thumbnail(/^Изображение 2 из/));
  expect(player()).toBeNull();
});

test('shows an uploaded video with sound and a poster that is a picture of the gallery, too', async () => {
  const poster = { src: '/media/photo/b-1-7-w640.webp', alt: 'Шлагбаум', width: 1600, height: 1200 };
  const uploaded: ProductVideo = {
    ...{ ...video, description: '', poster },
    files: [{ type: 'video/mp4', src: '/media/file/mounting-4.mp4?v=1' }],
    captions: '/media/captions/mounting-4.vtt?v=2',
  };
  const { user } = await visitProduct(jest.fn<WireCall>(), {
    ...{ pictures: [{ ...poster, schematic: false, drawing: false }], videos: [uploaded] },
  });
  expect(screen.queryByText(/^Видео без.звука/)).toBeNull();
  await user.click(thumbnail('Видео: Стрела поднимается'));
  await user.click(play());
  expect(player()).not.toHaveAttribute('aria-describedby');
  expect(player()!.querySelector('source')).toHaveAttribute('src', uploaded.files[0]!.src);
  expect(player()!.querySelector('track')).toHaveAttribute('src', uploaded.captions);
});

test('places the video between the first two pictures for the keyboard', async () => {
  const { user } = await visit();
  screen.getByRole('button', { name: 'Увеличить изображение: Шлагбаум B-1' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(play()).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Шлагбаум B-1: вид спереди' })).toBeVisible();
});

test('leaves the video out of the enlarged pictures', async () => {
  const { user } = await visit();
  await user.click(screen.getByRole('button', { name: 'Увеличить изображение: Шлагбаум B-1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Шлагбаум B-1' });
  expect(within(dialog).getByRole('status')).toHaveTextContent(/^1 из.2$/);
  await user.click(within(dialog).getByRole('button', { name: 'Следующее' }));
  expect(screen.getByRole('dialog', { name: 'Шлагбаум B-1: вид спереди' })).toBeVisible();
});
