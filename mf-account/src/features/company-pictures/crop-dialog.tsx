import { pictureRules } from '@site/contracts/company-lists';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { useEffect, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import css from './pictures.module.css';

interface CropDialogProps {
  file: File;
  onCropped: (content: Blob) => void;
  onClose: () => void;
}

const square = ({ naturalWidth, naturalHeight }: HTMLImageElement): PercentCrop =>
  centerCrop(
    makeAspectCrop(
      naturalWidth < naturalHeight ? { unit: '%', width: 100 } : { unit: '%', height: 100 },
      1,
      naturalWidth,
      naturalHeight,
    ),
    naturalWidth,
    naturalHeight,
  );

/** Larger than any shown logo, and small enough for a lossless PNG within the upload limit. */
const MAX_SIDE = 800;

/** Cuts out the selected square, in the picture's own pixels up to MAX_SIDE. */
function cut(image: HTMLImageElement, { x, y, width, height }: PercentCrop): Promise<Blob | null> {
  const part = {
    x: (image.naturalWidth * x) / 100,
    y: (image.naturalHeight * y) / 100,
    width: (image.naturalWidth * width) / 100,
    height: (image.naturalHeight * height) / 100,
  };
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, MAX_SIDE / Math.max(part.width, part.height));
  [canvas.width, canvas.height] = [Math.round(part.width * scale), Math.round(part.height * scale)];
  canvas.getContext('2d')?.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Selects a square of a picture by mouse, finger or arrow keys. */
export function CropDialog({ file, onCropped, onClose }: CropDialogProps) {
  const [url, setUrl] = useState<string>();
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [isCutting, setIsCutting] = useState(false);
  const [crop, setCrop] = useState<PercentCrop>();
  useEffect(() => {
    // A data URL, because the page's content security policy forbids blob URLs.
    const reader = new FileReader();
    reader.addEventListener('load', () => setUrl(typeof reader.result === 'string' ? reader.result : undefined));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  const { side } = pictureRules.logo;
  const tooSmall = image !== null && Math.min(image.naturalWidth, image.naturalHeight) < side;
  const mistake = isBroken
    ? 'Не\u00a0удалось открыть изображение. Выберите другой файл'
    : tooSmall && `Изображение должно быть не\u00a0меньше ${side}\u00a0×\u00a0${side} точек`;

  async function take() {
    if (!image || !crop) return;
    setIsCutting(true);
    const content = await cut(image, crop);
    setIsCutting(false);
    if (content) onCropped(content);
    else setIsBroken(true);
  }
  const footer = (
    <>
      <Button onClick={() => void take()} loading={isCutting} disabled={!image || tooSmall}>
        Сохранить
      </Button>
      <Button variant="secondary" onClick={onClose}>
        Отменить
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Выберите область логотипа" footer={footer}>
      {mistake ? (
        <p role="alert" className={css.error}>
          {mistake}
        </p>
      ) : (
        <ReactCrop
          aspect={1}
          minWidth={48}
          keepSelection
          crop={crop}
          onChange={(_pixels, percent) => setCrop(percent)}
          ariaLabels={{
            cropArea: 'Область логотипа: двигайте её стрелками',
            nwDragHandle: 'Верхний левый угол',
            nDragHandle: 'Верхний край',
            neDragHandle: 'Верхний правый угол',
            eDragHandle: 'Правый край',
            seDragHandle: 'Нижний правый угол',
            sDragHandle: 'Нижний край',
            swDragHandle: 'Нижний левый угол',
            wDragHandle: 'Левый край',
          }}
        >
          {url && (
            <img
              src={url}
              alt="Выбранный файл"
              className={css.crop}
              onError={() => setIsBroken(true)}
              onLoad={({ currentTarget }) => {
                setImage(currentTarget);
                setCrop(square(currentTarget));
              }}
            />
          )}
        </ReactCrop>
      )}
    </Dialog>
  );
}
