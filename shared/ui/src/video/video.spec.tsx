import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoFrame, VideoPlayer } from './index.ts';

const files = [
  { src: '/video.webm', type: 'video/webm' },
  { src: '/video.mp4', type: 'video/mp4' },
];

const frame = (shown = true) => (
  <VideoFrame
    poster={{ src: '/video.webp', alt: '', width: 960, height: 720 }}
    sizes="100vw"
    title="Стрела поднимается"
    duration="0:06"
    link={{ href: '/video.mp4' }}
    shown={shown}
  >
    <VideoPlayer title="Стрела поднимается" files={files} />
  </VideoFrame>
);
const play = () => screen.getByRole('link', { name: 'Смотреть видео: Стрела поднимается' });
const player = () => screen.queryByLabelText('Стрела поднимается');

test('loads nothing before the click, then plays and takes the focus', async () => {
  render(frame());
  expect(player()).toBeNull();
  expect(play()).toHaveAttribute('href', '/video.mp4'); // The fallback without scripts.
  await userEvent.click(play());
  expect(player()).toHaveFocus();
  expect(player()).toHaveAttribute('controls');
});

test('leaves a click that opens a new tab to the browser', async () => {
  const user = userEvent.setup();
  render(frame());
  // jsdom has no tabs.
  play().addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(play());
  expect(player()).toBeNull();
});

test('stops a video that goes out of view', async () => {
  const { rerender } = render(frame());
  await userEvent.click(play());
  rerender(frame(false));
  expect(player()).toBeNull();
  rerender(frame());
  expect(play()).toBeVisible();
});

test('offers a download of a video that cannot be played', async () => {
  const { container } = render(frame());
  await userEvent.click(play());
  const [webm, mp4] = container.querySelectorAll('source');
  fireEvent.error(webm!);
  expect(player()).toBeVisible();
  fireEvent.error(mp4!);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Видео не.загрузилось/);
  expect(screen.getByRole('link', { name: 'Скачать файл' })).toHaveAttribute('href', '/video.mp4');
});

test('stays a link without a player', async () => {
  render(
    <VideoFrame
      poster={{ src: '/a.webp', alt: '', width: 1, height: 1 }}
      sizes="1px"
      title="Урок"
      duration="1:00"
      link={{ href: '#elsewhere' }}
    />,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Смотреть видео: Урок' }));
  expect(screen.getByRole('link', { name: 'Смотреть видео: Урок' })).toBeVisible();
});
