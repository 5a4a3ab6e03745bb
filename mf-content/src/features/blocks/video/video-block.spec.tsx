import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { blockSamples } from '../testing/block-samples.ts';
import { renderBlocks } from '../testing/render-blocks.tsx';

const play = () => screen.getByRole('link', { name: 'Смотреть видео: Монтаж привода' });

test('loads nothing of the video site before the click', async () => {
  const { user } = await renderBlocks([blockSamples.video]);
  expect(screen.queryByTitle('Монтаж привода')).not.toBeInTheDocument();
  await user.click(play());
  expect(screen.getByTitle('Монтаж привода')).toHaveAttribute(
    'src',
    'https://rutube.ru/play/embed/0a1b2c3d?autoplay=1',
  );
});

test('plays a file of the site in the player of the browser', async () => {
  const size = { width: 720, height: 1280 };
  const file = {
    ...blockSamples.video,
    ...size,
    provider: 'file' as const,
    url: '/media/montage.mp4',
    captions: '/a.vtt',
  };
  const { user } = await renderBlocks([file]);
  // Its place is kept before it loads.
  expect(play().parentElement).toHaveStyle({ aspectRatio: '720 / 1280' });
  await user.click(play());
  expect(screen.getByLabelText('Монтаж привода').querySelector('source')).toHaveAttribute('src', '/media/montage.mp4');
  const track = screen.getByLabelText('Монтаж привода').querySelector('track');
  expect(track).toHaveAttribute('kind', 'captions');
  expect([track?.srclang, track?.label, track?.getAttribute('src')]).toEqual(['ru', 'Русские субтитры', '/a.vtt']);
  expect(track).not.toHaveAttribute('default');
});
