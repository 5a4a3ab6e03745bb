import { type Shape, tones } from '@site/kp-drawing/shapes';
import type { Paper } from '../../../../papers/paper.ts';

type Pdf = Paper['pdf'];

function drawText(
  pdf: Pdf,
  { text, x, y, size, anchor = 'start', bold, tone = 'ink' }: Extract<Shape, { text: string }>,
) {
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(tones[tone]);
  const width = anchor === 'start' ? 0 : pdf.widthOfString(text);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  pdf.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
}

function drawPath(pdf: Pdf, { d, fill, stroke, width = 0, dash }: Extract<Shape, { d: string }>) {
  pdf.path(d).lineWidth(width).lineJoin('round');
  const [length, space] = dash ?? [];
  if (length) pdf.dash(length, { space });
  if (fill && stroke) pdf.fillAndStroke(tones[fill], tones[stroke]);
  else if (fill) pdf.fill(tones[fill]);
  else if (stroke) pdf.stroke(tones[stroke]);
  if (length) pdf.undash();
}

/** Draws shapes at a position in points, with `scale` points per millimetre of the site. */
export function drawShapes({ pdf }: Paper, shapes: readonly Shape[], at: { x: number; y: number; scale: number }) {
  pdf.save().translate(at.x, at.y).scale(at.scale);
  for (const shape of shapes)
    if ('text' in shape) drawText(pdf, shape);
    else drawPath(pdf, shape);
  pdf.restore();
}
