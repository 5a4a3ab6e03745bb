import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconPlay } from '@site/ui/icons';
import { Picture } from '@site/ui/picture';
import { isPlainClick } from '@site/ui/link';
import type { MouseEvent } from 'react';
import { keyOf, type Slide } from './slides.ts';
import css from './gallery.module.css';

interface ThumbnailsProps {
  slides: readonly Slide[];
  current: number;
  onChoose: (index: number) => void;
}

export function Thumbnails({ slides, current, onChoose }: ThumbnailsProps) {
  const pictures = slides.filter(({ video }) => !video);
  const labelOf = (slide: Slide) =>
    slide.video
      ? `Видео: ${slide.video.title}`
      : `Изображение ${pictures.indexOf(slide) + 1} из\u00a0${pictures.length}`;
  const choose = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(index);
  };
  return (
    <ul className={css.thumbnails}>
      {slides.map((slide, index) => (
        <li key={keyOf(slide)}>
          <a
            className={cx(css.thumbnail, slide.video && css.videoThumbnail)}
            href={`#picture-${index + 1}`}
            aria-label={labelOf(slide)}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => choose(event, index)}
          >
            <Picture picture={slide.picture} sizes="80px" fit={slide.video ? 'cover' : 'contain'} decorative />
            {slide.video && (
              <span className={css.mark}>
                <Icon shape={iconPlay} size={16} filled />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
