import { expect, test } from '@jest/globals';
import { playerAddress } from './player-address.ts';

test.each([
  ['rutube', 'https://rutube.ru/video/0a1b2c3d4e5f/', 'https://rutube.ru/play/embed/0a1b2c3d4e5f?autoplay=1'],
  ['vk', 'https://vkvideo.ru/video-123_456', 'https://vk.com/video_ext.php?oid=-123&id=456&autoplay=1'],
  ['vk', 'https://vk.com/video/@club/video-123_456', 'https://vk.com/video_ext.php?oid=-123&id=456&autoplay=1'],
  ['file', '/media/video/montage.mp4', '/media/video/montage.mp4'],
] as const)('%s: plays %s by %s', (provider, url, player) => {
  expect(playerAddress({ provider, url })).toBe(player);
});

test.each([
  ['rutube', 'https://example.org/video/0a1b2c/'],
  ['vk', 'https://vk.com/club1'],
] as const)('%s: finds no player for %s', (provider, url) => {
  expect(playerAddress({ provider, url })).toBeUndefined();
});
