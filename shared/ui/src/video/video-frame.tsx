import { useEffect, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import { Icon } from '../icon/index.ts';
import { iconPlay } from '../icons/index.ts';
import { isPlainClick } from '../link/index.ts';
import { Picture, type PictureData } from '../picture/index.ts';
import css from './video.module.css';

export interface VideoFrameProps {
  poster: PictureData;
  /** Width in the layout, for the poster. */
  sizes: string;
  title: string;
  /** «0:06» */
  duration: string;
  /** Attributes of the poster's link to the video or its page, which is followed without scripts. */
  link: ComponentProps<'a'> & { href: string };
  /** Size of the video in pixels, for its proportions; 16 : 9 without. */
  size?: { width: number; height: number } | undefined;
  /** The player. Without one the poster remains a link. */
  children?: ReactNode;
  /** False while the frame is out of view: the video is then unmounted. */
  shown?: boolean;
  className?: string;
}

/** A tall video fits the window. */
const proportionsOf = ({ width, height }: { width: number; height: number }) => ({
  aspectRatio: `${width} / ${height}`,
  maxWidth: `calc(80vh * ${width / height})`,
});

/** Loads nothing of a video before a click on its poster; the player then replaces the poster and takes the focus. */
export function VideoFrame({
  poster,
  sizes,
  title,
  duration,
  link,
  size,
  children,
  shown = true,
  className,
}: VideoFrameProps) {
  const { href, ...rest } = link;
  const [playing, setPlaying] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  if (playing && !shown) setPlaying(false);

  useEffect(() => {
    if (playing) screen.current?.querySelector<HTMLElement>('video, iframe')?.focus();
  }, [playing]);

  const start = (event: MouseEvent) => {
    if (!children || !isPlainClick(event)) return;
    event.preventDefault();
    setPlaying(true);
  };

  return (
    <div ref={screen} className={cx(css.screen, className)} style={size && proportionsOf(size)}>
      {playing ? (
        children
      ) : (
        <>
          <Picture picture={poster} sizes={sizes} fit="cover" decorative />
          <a {...rest} href={href} className={css.start} aria-label={`Смотреть видео: ${title}`} onClick={start}>
            <span className={css.play}>
              <Icon shape={iconPlay} size={32} filled />
            </span>
          </a>
          <span className={css.duration}>{duration}</span>
        </>
      )}
    </div>
  );
}
