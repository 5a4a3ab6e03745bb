import { Picture } from '@site/ui/picture';
import type { BlockProps } from '../block-view.ts';
import { linkTo } from '../external-link.ts';
import css from './image-block.module.css';

export function ImageBlock({ block: { picture, caption, link }, priority }: BlockProps<'image'>) {
  const image = <Picture picture={picture} sizes="(min-width: 1440px) 1360px, 100vw" priority={priority} />;
  return (
    <figure className={css.figure}>
      {link ? (
        <a {...linkTo(link)} className={css.link}>
          {image}
        </a>
      ) : (
        <>{image}</>
      )}
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
