import type { CompanyPicture } from '@site/contracts/company-pictures';
import { Picture } from '@site/ui/picture';
import css from './entry.module.css';

interface PictureGridProps {
  pictures: readonly CompanyPicture[];
  /** Subject of the pictures, for their alternative texts. */
  name: string;
}

export function PictureGrid({ pictures, name }: PictureGridProps) {
  if (pictures.length === 0) return null;
  return (
    <div className={css.pictures}>
      {pictures.map(({ id, picture }, index) => (
        <div key={id} className={css.picture}>
          <Picture picture={{ ...picture, alt: `${name}, изображение ${index + 1}` }} sizes="20rem" fit="cover" />
        </div>
      ))}
    </div>
  );
}
