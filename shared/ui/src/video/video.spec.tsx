import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoFrame, VideoPlayer } from './index.ts';

const files = [{ src: '/film.webm', type: 'video/webm' }, { src: '/film.mp4', type: 'video/mp4' }];

const frame = (shown = true) => (
  <VideoFrame
    poster={{ src: '/film.webp', alt: '', width: 960, height: 720 }}
    sizes="100vw"
    title="Стрела поднимается"
    duration="0:06"
    link={{ href: '/film.mp4' }}
    shown={shown}
  >
    <VideoPlayer title="Стрела поднимается" files={files} />
  </VideoFrame>
);
const play = () => screen.getByRole('link', { name: 'Смотреть видео: Стрела поднимается' });
const film = () => screen.queryByLabelText('Стрела поднимается');

test('nothing of the film is there before the click; then it plays, and has the focus', async () => {
  render(frame());
  expect(film()).toBeNull();
  expect(play()).toHaveAttribute('href', '/film.mp4'); // Without scripts.
  await userEvent.click(play());
  expect(film()).toHaveFocus();
  expect(film()).toHaveAttribute('controls');
});

test('a film that goes out of sight ends', async () => {
  const { rerender } = render(frame());
  await userEvent.click(play());
  rerender(frame(false));
  expect(film()).toBeNull();
  rerender(frame());
  expect(play()).toBeVisible();
});

test('a film that cannot be played can be taken home', async () => {
  const { container } = render(frame());
  await userEvent.click(play());
  const [webm, mp4] = container.querySelectorAll('source');
  fireEvent.error(webm!);
  expect(film()).toBeVisible();
  fireEvent.error(mp4!);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Видео не.загрузилось/);
  expect(screen.getByRole('link', { name: 'Скачать файл' })).toHaveAttribute('href', '/film.mp4');
});

test('a film without a player of its own is a link', async () => {
  render(<VideoFrame poster={{ src: '/a.webp', alt: '', width: 1, height: 1 }} sizes="1px" title="Урок" duration="1:00" link={{ href: '#elsewhere' }} />);
  await userEvent.click(screen.getByRole('link', { name: 'Смотреть видео: Урок' }));
  expect(screen.getByRole('link', { name: 'Смотреть видео: Урок' })).toBeVisible();
});
