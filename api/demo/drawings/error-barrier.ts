import { barrier } from './devices/barrier.ts';
import { isometric } from './iso.ts';
import { hairline, paper } from './palette.ts';
import type { Pen } from './pen.ts';
import { asphalt, lawn } from './scenes/kit.ts';
import { drawnBy } from './stage.ts';
import { boundsOf, documentOf, fitInto, paint, type Mark } from './svg.ts';

const SIZE = { width: 400, height: 280 };
const SMALLEST = 10;

function closedRoad(pen: Pen): void {
  pen.box([-420, -700, -90], [2750, 2100, 90], lawn, { r: 110 });
  const road = pen.panel('top', 560, -700, 0).rect(0, 0, 1380, 2100, { fill: asphalt.mid });
  for (const u of [70, 1310])
    road.line(
      [
        [u, 60],
        [u, 2040],
      ],
      { stroke: hairline, width: 2 },
    );
  road.rect(140, 1130, 1100, 110, { fill: paper });
  barrier(pen.bare(), {
    kind: 'barrier',
    boomLength: 6,
    boomType: 'straight',
    stripes: 'red',
    housing: 'painted',
    boomLights: false,
    hue: 'blue',
  });
}

/**
 * Returns the source of the shell's module with the drawing of error pages, which must work without the API. The test
 * compares the shell's copy with it; `UPDATE_DRAWINGS=1` updates the copy.
 */
export function errorBarrierModule(): string {
  return (
    '/** Written by api/demo/drawings/error-barrier.ts, as its test says: change it there. */\n' +
    `export const errorBarrier =\n  '${drawErrorBarrier()}';\n`
  );
}

export function drawErrorBarrier(): string {
  const { width, height } = SIZE;
  const box = { left: 2, top: 2, right: width - 2, bottom: height - 2 };
  const fit = fitInto(boundsOf(drawnBy(closedRoad)), box);
  const marks = drawnBy(closedRoad, isometric, fit.scale).filter((mark) => isSeen(mark, fit.scale));
  return documentOf(width, height, paint(marks, fit));
}

/** Whether a mark is visible at this size: screws and keyholes are left out. */
function isSeen(mark: Mark, scale: number): boolean {
  const { left, right, top, bottom } = boundsOf([mark]);
  return Math.max(right - left, bottom - top) * scale > SMALLEST;
}
