import { useState } from 'react';
import css from './video.module.css';

export interface VideoPlayerProps {
  title: string;
  /** The same video in several formats, best first. */
  files: readonly { src: string; type?: string }[];
  /** A WebVTT file of the site itself; a video without speech has none. */
  captions?: string | null | undefined;
  /** Id of the description of the video. */
  describedBy?: string;
}

/** A self-hosted video in the browser's player, which is accessible. Plays when mounted by a click. */
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
    // A video without speech has no captions. Not every browser makes the player focusable by itself.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
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
        // The browser tries the sources in order, so the last failure is the failure of the video.
        <source
          key={file.src}
          src={file.src}
          type={file.type}
          onError={file === last ? () => setFailed(true) : undefined}
        />
      ))}
      {/* Not `default`: the controls have a button, and browsers show them when the settings of the system ask for captions. */}
      {captions && <track kind="captions" srcLang="ru" label="Русские субтитры" src={captions} />}
    </video>
  );
}
