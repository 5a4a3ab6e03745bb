import { Carousel } from '@site/ui/carousel';
import { isPlainClick } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import type { BlockProps } from '../block-view.ts';
import css from './gallery-block.module.css';

// Loaded on the first click only.
const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }));

const SIZES = '(min-width: 1025px) 25vw, 50vw';

/** Each picture links to its own file, which opens when there are no scripts. */
export function GalleryBlock({ block: { pictures, view, lightbox }, priority }: BlockProps<'gallery'>) {
  const [shown, show] = useState<number>();
  const open = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(index);
  };
  const frames = pictures.map((picture, index) => {
    const image = <Picture picture={picture} sizes={SIZES} fit="cover" priority={priority && index < 4} />;
    if (!lightbox)
      return (
        <div key={picture.src} className={css.frame}>
          {image}
        </div>
      );
    return (
      <a
        key={picture.src}
        className={css.frame}
        href={picture.src}
        target="_blank"
        onClick={(event) => open(event, index)}
      >
        {image}
      </a>
    );
  });
  return (
    <>
      {view === 'slider' ? (
        <Carousel label="Фотографии" itemWidth="clamp(15rem, 32vw, 27.5rem)">
          {frames}
        </Carousel>
      ) : (
        <div className={css.grid}>{frames}</div>
      )}
      {shown !== undefined && (
        <Suspense>
          <Lightbox pictures={pictures} shown={shown} onShow={show} onClose={() => show(undefined)} />
        </Suspense>
      )}
    </>
  );
}
