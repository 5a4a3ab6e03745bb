import type { BlockOf } from '@site/contracts/blocks';
import { cx } from '@site/ui/cx';
import { IconButton } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { iconChevronLeft, iconChevronRight } from '@site/ui/icons';
import { Picture } from '@site/ui/picture';
import { useEffect, useEffectEvent } from 'react';
import css from './lightbox.module.css';

interface LightboxProps {
  pictures: BlockOf<'gallery'>['pictures'];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture as large as the window allows; arrows lead to its neighbours and wrap around. */
export function Lightbox({ pictures, shown, onShow, onClose }: LightboxProps) {
  const step = (by: number) => onShow((shown + by + pictures.length) % pictures.length);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const by = steps[key];
    if (by) step(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const picture = pictures[shown];
  if (!picture) return null;
  return (
    <Dialog open onClose={onClose} size="large" title={`Фотография ${shown + 1} из\u00a0${pictures.length}`}>
      <div className={css.stage}>
        <Picture key={picture.src} picture={picture} sizes="(min-width: 960px) 960px, 100vw" fit="contain" priority />
        {pictures.length > 1 && (
          <>
            <IconButton
              icon={iconChevronLeft}
              label="Предыдущая"
              variant="round"
              className={cx(css.step, css.previous)}
              onClick={() => step(-1)}
            />
            <IconButton
              icon={iconChevronRight}
              label="Следующая"
              variant="round"
              className={cx(css.step, css.next)}
              onClick={() => step(1)}
            />
          </>
        )}
      </div>
      {picture.alt && (
        <p className={css.caption} aria-live="polite">
          {picture.alt}
        </p>
      )}
    </Dialog>
  );
}
