import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../picture/index.ts';
import css from './slide-scene.module.css';

export interface SlideSceneProps {
  picture: PictureData;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** For the first slide above the fold: loads its picture eagerly. */
  priority?: boolean;
}

/** A drawn scene with text: over its left part on wide screens, below it on phones. */
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
