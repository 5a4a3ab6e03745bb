import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../picture/index.ts';
import css from './slide-scene.module.css';

export interface SlideSceneProps {
  picture: PictureData;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** The first slide of the first screen. */
  priority?: boolean;
}

/** A drawn scene with words: over its left part on wide screens, below it on phones. */
export function SlideScene({ picture, title, text, action, priority }: SlideSceneProps) {
  return (
    <div className={css.scene}>
      <div className={css.media}>
        <Picture picture={picture} sizes="100vw" priority={priority} fit="cover" decorative />
      </div>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {text && <p className={css.text}>{text}</p>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
