import { SCALE } from '@site/kp-drawing/geometry';
import { cableNote, kindsOn, legend, longCableNote, scaleBar } from '@site/kp-drawing/legend';
import type { Plan, PlanObject, Sheet } from '@site/kp-drawing/plan';
import { groundShapes, labelShapes, sheetTitle } from '@site/kp-drawing/sheet-shapes';
import { objectShapes } from '@site/kp-drawing/signs';
import { colors, type Paper } from '../../../../papers/paper.ts';
import { drawShapes } from './draw-shapes.ts';

const page = { left: 38, width: 766, top: 30, plan: 58 } as const;
/** Points per millimetre of the site. */
const scale = 72 / 25.4 / SCALE;
const quiet = { size: 8, color: colors.quiet } as const;
/** Position and size of the legend's signs, which are not to scale and fill the room below the plan. */
const legendOf = ({ height }: Sheet) => (height * scale < 425 ? { top: 492, size: 0.9 } : { top: 528, size: 0.62 });

const isInGround = ({ kind }: PlanObject) => kind === 'loop';

function drawSheet(paper: Paper, sheet: Sheet) {
  const origin = { x: page.left, y: page.plan, scale };
  const ground = groundShapes(sheet);
  const objects = (shown: readonly PlanObject[]) => {
    for (const object of shown)
      drawShapes(paper, objectShapes(object), {
        x: page.left + object.x * scale,
        y: page.plan + object.y * scale,
        scale,
      });
  };
  drawShapes(paper, [...ground.places, ...ground.lanes, ...ground.room], origin);
  objects(sheet.objects.filter(isInGround));
  drawShapes(paper, ground.cables, origin);
  objects(sheet.objects.filter((object) => !isInGround(object)));
  const cables = new Map(sheet.cables.map((cable) => [cable.id, cable]));
  drawShapes(
    paper,
    sheet.objects.flatMap((object) => labelShapes(object, cables.get(object.id))),
    origin,
  );
}

/** Draws each sheet to scale on a landscape page. */
export function drawPlanPages(paper: Paper, plan: Plan) {
  for (const sheet of plan.sheets) {
    paper.pdf.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
    const width = page.width - 330;
    const style = { bold: true, size: 12, tag: 'H2' } as const;
    // The plan begins at a fixed height.
    const title = paper.oneLine(`План парковки. ${sheetTitle(sheet)}`, width, style);
    const below = paper.text(title, page.left, page.top, width, style);
    paper.text(`Масштаб 1\u00a0:\u00a0${SCALE}`, page.left + page.width - 270, page.top + 3, 100, {
      ...quiet,
      align: 'right',
    });
    drawShapes(paper, scaleBar(), { x: page.left + page.width - 156, y: page.top + 12, scale });
    drawSheet(paper, sheet);
    const { top, size } = legendOf(sheet);
    const signs = legend(kindsOn([sheet]), page.width / (scale * size));
    for (const { x, y, shapes } of signs)
      drawShapes(paper, shapes, {
        x: page.left + x * scale * size,
        y: top + y * scale * size,
        scale: scale * size,
      });
    const note = `Поля мест показаны условно. ${sheet.number === 1 ? [cableNote(plan), longCableNote(plan)].join(' ') : ''}`;
    paper.text(note, page.left, below, width, quiet);
  }
}
