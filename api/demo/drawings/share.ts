import { drawGround } from './ground.ts';
import { drawDevice } from './devices/index.ts';
import { isometric } from './iso.ts';
import { panel } from './palette.ts';
import { shareMark } from './share-mark.ts';
import { drawnBy } from './stage.ts';
import { boundsOf, documentOf, fitInto, paint } from './svg.ts';
import type { ProductDrawing } from './types.ts';

const SIZE = { width: 1200, height: 630 };
const BOX = { left: 170, top: 40, right: 1160, bottom: 590 };

/** Draws a device for a link preview, as large as fits. */
export function drawDeviceForSharing(drawing: ProductDrawing): string {
  const draw = (scale?: number) => drawnBy((pen) => drawDevice(pen, drawing), isometric, scale);
  const fit = fitInto(boundsOf(draw()), BOX);
  const { width, height } = SIZE;
  return documentOf(width, height, drawGround(width, height, panel) + paint(draw(fit.scale), fit) + shareMark);
}
