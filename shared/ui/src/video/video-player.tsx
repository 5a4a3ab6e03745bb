import { useState } from 'react';
import css from './video.module.css';

export interface VideoPlayerProps {
  title: string;
  /** The same video in several formats, best first. */
  files: readonly { src: string; type?: string }[];
  /** A WebVTT file; a video without words has none. */
  captions?: string;
  /** Id of the words that say what the video shows. */
  describedBy?: string;
}

/** A video of our own in the browser's player, which has its keys and its names for readers. Mounted by a click, it plays. */
export function VideoPlayer({ title, files, captions, describedBy }: VideoPlayerProps) {
  const [failed, setFailed] = useState(false);
  const last = files.at(-1);
  if (failed)
    return (
      <p className={css.failure} role="alert">
        Видео не&nbsp;загрузилось.{' '}
        <a href={last?.src} download>
          Скачать файл
        </a>
      </p>
    );
  return (
    // A video without words has no captions. Not every browser lets the focus into a player by itself.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={css.player}
      tabIndex={0}
      aria-label={title}
      aria-describedby={describedBy}
      controls
      autoPlay
      playsInline
    >
      {files.map((file) => (
        // The browser tries one after the other: the failure of the last one is the video's.
        <source
          key={file.src}
          src={file.src}
          type={file.type}
          onError={file === last ? () => setFailed(true) : undefined}
        />
      ))}
      {captions && <track kind="captions" srcLang="ru" label="Русские субтитры" src={captions} default />}
    </video>
  );
}
