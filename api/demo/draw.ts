import type { PictureSubject } from '../src/modules/media/pictures.ts';
import { isDrawn } from './drawings/devices/index.ts';
import {
  drawCategory,
  drawCategoryForSharing,
  drawDeviceForSharing,
  drawDimensions,
  drawExploded,
  drawPortrait,
  drawProduct,
  drawProductDetail,
  drawScene,
} from './drawings/index.ts';

/** Returns null for a product or a part that has no drawing. */
export function draw(subject: PictureSubject): string | null {
  switch (subject.kind) {
    case 'scene':
      return drawScene(subject.slug, subject.form);
    case 'portrait':
      return drawPortrait(subject.slug);
    case 'category':
      return (subject.form === 'share' ? drawCategoryForSharing : drawCategory)(subject.slug);
    case 'product':
      return drawOneProduct(subject);
  }
}

function drawOneProduct(subject: Extract<PictureSubject, { kind: 'product' }>): string | null {
  const { drawing } = subject;
  if (!isDrawn(drawing)) return null;
  switch (subject.form) {
    case 'whole':
      return drawProduct(drawing);
    case 'share':
      return drawDeviceForSharing(drawing);
    case 'dimensions':
      return drawDimensions(drawing, subject.size);
    case 'parts':
      return drawExploded(
        drawing,
        subject.parts.map(({ position, drawing: own }) => ({ position, drawing: isDrawn(own) ? own : null })),
      );
    default:
      return drawProductDetail(drawing, subject.form);
  }
}
