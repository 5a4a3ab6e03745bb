import type { Picture as PictureData } from '@site/contracts/picture';
import { Icon } from '@site/ui/icon';
import { iconSearch } from '@site/ui/icons';
import { Picture } from '@site/ui/picture';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Thumbnails } from './thumbnails.tsx';
import { ZoomDialog } from './zoom-dialog.tsx';
import css from './gallery.module.css';

const steps: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A strip that scrolls and snaps: swiping works by itself, and without scripts the thumbnails are anchors into it.
 * Which picture is current follows from where the strip stands.
 */
export function Gallery({ pictures }: { pictures: readonly PictureData[] }) {
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const strip = useRef<HTMLUListElement>(null);

  const show = (index: number) => {
    const target = Math.min(Math.max(index, 0), pictures.length - 1);
    setCurrent(target);
    if (strip.current) strip.current.scrollLeft = target * strip.current.clientWidth;
    return target;
  };
  const followScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0 && Math.abs(scrollLeft / clientWidth - Math.round(scrollLeft / clientWidth)) < 0.1)
      setCurrent(Math.round(scrollLeft / clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const target = show(current + step);
    // The focus goes along; the strip itself has moved already.
    strip.current?.querySelectorAll('button')[target]?.focus({ preventScroll: true });
  };

  return (
    <div className={css.gallery}>
      <div className={css.stage}>
        <ul ref={strip} className={css.strip} aria-label="Изображения товара" onScroll={followScroll}>
          {pictures.map((picture, index) => (
            <li key={picture.src} id={`picture-${index + 1}`} className={css.frame}>
              <button
                type="button"
                className={css.open}
                aria-label={`Увеличить изображение: ${picture.alt}`}
                tabIndex={index === current ? 0 : -1}
                onClick={() => setZoomed(true)}
                onKeyDown={onKeyDown}
              >
                <Picture picture={picture} sizes="(min-width: 1025px) 780px, 100vw" priority={index === 0} fit="contain" />
              </button>
            </li>
          ))}
        </ul>
        <span className={css.zoom}><Icon shape={iconSearch} /></span>
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={current} onChoose={show} />}
      <ZoomDialog open={zoomed} pictures={pictures} current={current} onShow={show} onClose={() => setZoomed(false)} />
    </div>
  );
}
