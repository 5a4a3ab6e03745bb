import type { ProductPicture, ProductVideo } from '@site/contracts/catalog';
import { useLazyDialog } from '@site/shop/lazy-dialog';
import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconSearch } from '@site/ui/icons';
import { Picture } from '@site/ui/picture';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { loadViewer, VIEWER_FAILURE } from './load-viewer.ts';
import { keyOf, slidesOf } from './slides.ts';
import { Thumbnails } from './thumbnails.tsx';
import { VideoSlide } from './video-slide.tsx';
import css from './gallery.module.css';

const steps: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };
const WIDTH = '(min-width: 1025px) 780px, (min-width: 860px) 57vw, 100vw';

/** The word on a picture that is no photograph. */
function markOf({ schematic, drawing }: ProductPicture): string | null {
  if (schematic) return 'Схематичное изображение';
  return drawing ? 'Чертёж' : null;
}

interface GalleryProps {
  pictures: readonly ProductPicture[];
  videos: readonly ProductVideo[];
  /** Whether it stays in view while the longer column beside it is scrolled; nothing may follow below it then. */
  sticky: boolean;
}

/**
 * A strip with scroll snapping: swiping needs no code, and without scripts the thumbnails are anchors into it. The
 * current slide follows from the scroll position.
 */
export function Gallery({ pictures, videos, sticky }: GalleryProps) {
  const slides = slidesOf(pictures, videos);
  const [current, setCurrent] = useState(0);
  const { Dialog: Viewer, open, close } = useLazyDialog(loadViewer, VIEWER_FAILURE);
  const strip = useRef<HTMLUListElement>(null);
  /** Target of a scroll by script, until it is reached or the visitor scrolls. */
  const heading = useRef<number>(null);
  const words = useId();
  const shown = pictures.find((picture) => picture === slides[current]?.picture);
  const mark = shown && markOf(shown);

  /** Index of the visible slide; undefined between two slides. */
  const slideInView = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    const position = scrollLeft / clientWidth;
    return clientWidth > 0 && Math.abs(position - Math.round(position)) < 0.1 ? Math.round(position) : undefined;
  };
  const show = (index: number) => {
    const target = Math.min(Math.max(index, 0), slides.length - 1);
    setCurrent(target);
    heading.current = slideInView() === target ? null : target;
    if (strip.current) strip.current.scrollLeft = target * strip.current.clientWidth;
    return target;
  };
  const followScroll = () => {
    const shown = slideInView();
    // During a scroll by script, ignore the slides that are passed.
    if (shown === undefined || (heading.current !== null && heading.current !== shown)) return;
    heading.current = null;
    setCurrent(shown);
  };
  const followHand = () => {
    heading.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const target = show(current + step);
    // Move the focus; the strip has already been scrolled.
    strip.current?.children[target]?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  };

  return (
    <div className={cx(css.gallery, sticky && css.sticky)}>
      <div className={css.stage}>
        <ul
          ref={strip}
          className={css.strip}
          aria-label="Изображения товара"
          onScroll={followScroll}
          onPointerDown={followHand}
          onWheel={followHand}
        >
          {slides.map((slide, index) => {
            const { picture, video } = slide;
            const handlers = { tabIndex: index === current ? 0 : -1, onKeyDown };
            return (
              <li key={keyOf(slide)} id={`picture-${index + 1}`} className={css.frame}>
                {video ? (
                  <VideoSlide
                    video={video}
                    describedBy={video.description ? words + videos.indexOf(video) : undefined}
                    sizes={WIDTH}
                    shown={index === current}
                    handlers={handlers}
                  />
                ) : (
                  <button
                    {...handlers}
                    type="button"
                    className={css.open}
                    aria-label={`Увеличить изображение: ${picture.alt}`}
                    aria-haspopup="dialog"
                    onClick={open}
                  >
                    <Picture picture={picture} sizes={WIDTH} priority={index === 0} fit="contain" />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
        {mark && <p className={css.drawn}>{mark}</p>}
        {!slides[current]?.video && (
          <span className={css.zoom}>
            <Icon shape={iconSearch} />
          </span>
        )}
      </div>
      {slides.length > 1 && <Thumbnails slides={slides} current={current} onChoose={show} />}
      {videos.map(
        ({ title, description }, index) =>
          description && (
            <p key={title} id={words + index} className={css.words}>
              Видео без&nbsp;звука. {description}
            </p>
          ),
      )}
      {Viewer && (
        <Viewer
          pictures={pictures}
          current={pictures.findIndex((picture) => picture === slides[current]?.picture)}
          onShow={(index) => show(slides.findIndex(({ picture }) => picture === pictures[index]))}
          onClose={close}
        />
      )}
    </div>
  );
}
