import { VideoFrame, VideoPlayer } from '@site/ui/video';
import type { BlockProps } from '../block-view.ts';
import { linkTo } from '../external-link.ts';
import { playerAddress } from './player-address.ts';
import css from './video-block.module.css';

/** Loads nothing from a video site before a click; without scripts the poster links to the video. */
export function VideoBlock({ block }: BlockProps<'video'>) {
  const { provider, url, captions, poster, title, duration, width, height } = block;
  const player = playerAddress({ provider, url });
  return (
    <figure className={css.video}>
      <VideoFrame
        poster={poster}
        sizes="(min-width: 1025px) 960px, 100vw"
        title={title}
        duration={duration}
        link={linkTo(url)}
        size={width && height ? { width, height } : undefined}
      >
        {player &&
          (provider === 'file' ? (
            <VideoPlayer title={title} files={[{ src: player }]} captions={captions} />
          ) : (
            <iframe src={player} title={title} allow="autoplay; fullscreen; encrypted-media" />
          ))}
      </VideoFrame>
      <figcaption className={css.title}>{title}</figcaption>
    </figure>
  );
}
