import type { Picture as PictureData } from '@site/contracts/picture';
import { Picture } from '@site/ui/picture';
import type { MouseEvent } from 'react';
import css from './gallery.module.css';

interface ThumbnailsProps {
  pictures: readonly PictureData[];
  current: number;
  onChoose: (index: number) => void;
}

export function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onChoose(index);
  };
  return (
    <ul className={css.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a
            className={css.thumbnail}
            href={`#picture-${index + 1}`}
            aria-label={`Изображение ${index + 1} из\u00a0${pictures.length}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => choose(event, index)}
          >
            <Picture picture={picture} sizes="80px" fit="contain" decorative />
          </a>
        </li>
      ))}
    </ul>
  );
}
