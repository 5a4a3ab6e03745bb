import type { BlockOf } from '@site/contracts/blocks';

type Video = Pick<BlockOf<'video'>, 'provider' | 'url'>;

/**
 * Returns the address of the provider's player for a video. Editors paste the address of the video's page; an
 * unrecognised address has no player and stays a link.
 */
export function playerAddress({ provider, url }: Video): string | undefined {
  if (provider === 'rutube') {
    const id = /^https:\/\/rutube\.ru\/(?:video|play\/embed)\/(\w+)/.exec(url)?.[1];
    return id && `https://rutube.ru/play/embed/${id}?autoplay=1`;
  }
  if (provider === 'vk') {
    const [, owner, id] = /^https:\/\/(?:vk\.com|vkvideo\.ru)\/(?:.*\/)?video(-?\d+)_(\d+)/.exec(url) ?? [];
    return owner && id && `https://vk.com/video_ext.php?oid=${owner}&id=${id}&autoplay=1`;
  }
  return url;
}
