import { Picture } from '@site/ui/picture';
import type { BlockProps } from '../block-view.ts';
import { linkTo } from '../external-link.ts';
import css from './image-block.module.css';

/** Height in pixels that fits a window: a photograph in portrait format would take several. */
const HIGHEST = 720;
/** Width of the page in pixels. */
const WIDEST = 1360;

export function ImageBlock({ block: { picture, caption, link }, priority }: BlockProps<'image'>) {
  const { width, height } = picture;
  // A small photograph is not enlarged.
  const maxWidth = Math.min(width, Math.round((HIGHEST * width) / height));
  const sizes = `(min-width: ${maxWidth}px) ${Math.min(maxWidth, WIDEST)}px, 100vw`;
  const image = <Picture picture={picture} sizes={sizes} priority={priority} />;
  return (
    <figure className={css.figure}>
      {link ? (
        <a {...linkTo(link)} className={css.link} style={{ maxWidth }}>
          {image}
        </a>
      ) : (
        <div style={{ maxWidth }}>{image}</div>
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
