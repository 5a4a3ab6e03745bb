import type { Picture as PictureData } from '@site/contracts/picture';
import { useLazyDialog } from '@site/shop/lazy-dialog';
import { cx } from '@site/ui/cx';
import { Picture } from '@site/ui/picture';
import { loadViewer, VIEWER_FAILURE } from './load-viewer.ts';
import css from './gallery.module.css';

export function ZoomedPicture({ picture, className }: { picture: PictureData; className?: string }) {
  const { Dialog: Viewer, open, close } = useLazyDialog(loadViewer, VIEWER_FAILURE);
  return (
    <div className={className}>
      <button
        type="button"
        className={cx(css.open, css.alone)}
        aria-haspopup="dialog"
        aria-label={`Увеличить изображение: ${picture.alt}`}
        onClick={open}
      >
        <Picture picture={picture} fit="contain" />
      </button>
      {Viewer && <Viewer pictures={[picture]} current={0} onShow={() => {}} onClose={close} />}
    </div>
  );
}
