import type { Picture as PictureData } from '@site/contracts/picture';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { iconChevronLeft, iconChevronRight } from '@site/ui/icons';
import { Picture } from '@site/ui/picture';
import { useState } from 'react';
import css from './gallery.module.css';

interface ZoomDialogProps {
  open: boolean;
  pictures: readonly PictureData[];
  current: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The picture over the whole window; a press on it takes it to twice the size, to be moved by scrolling. */
export function ZoomDialog({ open, pictures, current, onShow, onClose }: ZoomDialogProps) {
  const [near, setNear] = useState(false);
  const picture = pictures[current];
  if (!picture) return null;
  const turn = (step: number) => {
    setNear(false);
    onShow((current + step + pictures.length) % pictures.length);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={picture.alt}
      footer={
        pictures.length > 1 && (
          <>
            <Button variant="secondary" iconStart={iconChevronLeft} onClick={() => turn(-1)}>
              Предыдущее
            </Button>
            <span className={css.position} role="status">
              {current + 1} из&nbsp;{pictures.length}
            </span>
            <Button variant="secondary" iconEnd={iconChevronRight} onClick={() => turn(1)}>
              Следующее
            </Button>
          </>
        )
      }
    >
      <button
        type="button"
        className={css.enlarged}
        aria-pressed={near}
        aria-label={near ? 'Уменьшить' : 'Увеличить вдвое'}
        onClick={() => setNear(!near)}
      >
        <Picture picture={picture} sizes={near ? '1800px' : '900px'} priority />
      </button>
    </Dialog>
  );
}
