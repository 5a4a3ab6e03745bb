import { Icon } from '@site/ui/icon';
import { iconPlay } from '@site/ui/icons';
import { Picture } from '@site/ui/picture';
import { useState, type MouseEvent } from 'react';
import type { BlockProps } from '../block-view.ts';
import { linkTo } from '../external-link.ts';
import { playerAddress } from './player-address.ts';
import css from './video-block.module.css';

/** Nothing of a video site is loaded before the visitor's click; without scripts the poster leads to the video. */
export function VideoBlock({ block: { provider, url, captions, poster, title, duration } }: BlockProps<'video'>) {
  const [playing, setPlaying] = useState(false);
  const player = playerAddress({ provider, url });
  const { href, rel, target } = linkTo(url);
  const start = (event: MouseEvent) => {
    if (!player) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <figure className={css.video}>
      <div className={css.screen}>
        {!playing && (
          <>
            <Picture picture={poster} sizes="(min-width: 1025px) 960px, 100vw" fit="cover" decorative />
            <a href={href} rel={rel} target={target} className={css.start} aria-label={`Смотреть видео: ${title}`} onClick={start}>
              <span className={css.play}><Icon shape={iconPlay} size={32} filled /></span>
            </a>
            <span className={css.duration}>{duration}</span>
          </>
        )}
        {playing && provider !== 'file' && (
          <iframe className={css.player} src={player} title={title} allow="autoplay; fullscreen; encrypted-media" />
        )}
        {playing && provider === 'file' && (
          <video className={css.player} src={url} aria-label={title} controls autoPlay playsInline>
            <track kind="captions" srcLang="ru" label="Русские субтитры" src={captions} default />
          </video>
        )}
      </div>
      <figcaption className={css.title}>{title}</figcaption>
    </figure>
  );
}
