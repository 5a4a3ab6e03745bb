import { SCALE, MARGIN } from './geometry.ts';
import { sheetTitle } from './sheet-shapes.ts';
import { cableNote, kindsOn, legend, legendHeight, longCableNote, scaleBar } from './legend.ts';
import type { Plan, PlanObject, Sheet } from './plan.ts';
import { groundShapes, labelShapes } from './sheet-shapes.ts';
import { fitted, type Shape, tones } from './shapes.ts';
import { objectShapes } from './signs.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Escapes user input; drops characters that XML forbids. */
const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function shapeSvg(shape: Shape): string {
  if ('text' in shape) {
    const { text, x, y, size, anchor = 'start', bold = false, tone = 'ink' } = shape;
    const weight = bold ? ' font-weight="600"' : '';
    return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${tones[tone]}"${weight}>${escaped(text)}</text>`;
  }
  const { d, fill, stroke, width = 0, dash } = shape;
  const line = stroke ? ` stroke="${tones[stroke]}" stroke-width="${width}"` : '';
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : '';
  return `<path d="${d}" fill="${fill ? tones[fill] : 'none'}"${line}${dashes}/>`;
}

const drawn = (shapes: readonly Shape[]) => shapes.map(shapeSvg).join('');
const group = (attributes: string, content: string) => (content ? `<g ${attributes}>${content}</g>\n` : '');
/** Replaces slashes, which XML names do not allow. */
const nameOf = (id: string) => escaped(id.replaceAll('/', '.'));

const objectSvg = (object: PlanObject) =>
  group(
    `id="${nameOf(object.id)}" class="${object.kind}" transform="translate(${object.x} ${object.y})"`,
    `<title>${escaped(object.name)}</title>${drawn(objectShapes(object))}`,
  );

const TITLE = 2_000;
/** Bold capitals are wider than average letters. */
const BOLD = 1.4;

function sheetSvg(sheet: Sheet, top: number, width: number): string {
  const ground = groundShapes(sheet);
  const cables = new Map(sheet.cables.map((cable) => [cable.id, cable]));
  const inGround = ({ kind }: PlanObject) => kind === 'loop';
  const layer = (name: string, content: string) => group(`class="${name}"`, content);
  const content = [
    drawn([
      { text: fitted(sheetTitle(sheet), width - 2 * MARGIN, 800 * BOLD), x: MARGIN, y: -500, size: 800, bold: true },
    ]),
    layer('places', drawn(ground.places)),
    layer('lanes', drawn(ground.lanes)),
    layer('room', drawn(ground.room)),
    layer('loops', sheet.objects.filter(inGround).map(objectSvg).join('')),
    layer('cables', drawn(ground.cables)),
    layer(
      'equipment',
      sheet.objects
        .filter((object) => !inGround(object))
        .map(objectSvg)
        .join(''),
    ),
    layer('labels', drawn(sheet.objects.flatMap((object) => labelShapes(object, cables.get(object.id))))),
  ];
  return group(`id="sheet-${sheet.number}" transform="translate(0 ${top})"`, content.join(''));
}

const widthOf = ({ sheets }: Plan) => Math.max(30_000, ...sheets.map(({ width }) => width));
const TOP = 2_500;
const BELOW = { bar: 1_800, end: 2_100 } as const;

/** Returns the size of the file in millimetres of the site, for callers that reserve space. */
export function planSize(plan: Plan): { width: number; height: number } {
  const width = widthOf(plan);
  const sheets = plan.sheets.reduce((sum, { height }) => sum + TITLE + height + MARGIN, TOP);
  return { width, height: sheets + legendHeight(kindsOn(plan.sheets), width - 2 * MARGIN) + BELOW.bar + BELOW.end };
}

/** Returns the whole plan as SVG: millimetres of paper outside, of the site inside, one layer per kind of object. */
export function planSvg(plan: Plan, title: string): string {
  const kinds = kindsOn(plan.sheets);
  const { width, height } = planSize(plan);
  let y = TOP;
  const sheets = plan.sheets.map((sheet) => {
    const svg = sheetSvg(sheet, y + TITLE, width);
    y += TITLE + sheet.height + MARGIN;
    return svg;
  });
  const signs = legend(kinds, width - 2 * MARGIN).map(({ x, y: row, shapes }) =>
    group(`transform="translate(${x + MARGIN} ${row + y})"`, drawn(shapes)),
  );
  y += legendHeight(kinds, width - 2 * MARGIN) + BELOW.bar;
  const bar = group(`class="scale" transform="translate(${MARGIN} ${y})"`, drawn(scaleBar()));
  const notes = drawn([
    {
      text: `Масштаб 1\u00a0:\u00a0${SCALE}. Поля мест показаны условно.`,
      x: 13_000,
      y: y - 100,
      size: 460,
      tone: 'quiet',
    },
    // Below the scale bar, because the narrowest sheet has no room beside it.
    { text: cableNote(plan), x: MARGIN, y: y + 900, size: 460, tone: 'quiet' },
    {
      text: fitted(longCableNote(plan), width - 2 * MARGIN, 460),
      ...{ x: MARGIN, y: y + 1_600, size: 460, bold: true, tone: 'danger' },
    },
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width / SCALE}mm" height="${height / SCALE}mm" viewBox="0 0 ${width} ${height}" `,
    `font-family="'Golos Text', Arial, sans-serif" stroke-linejoin="round">\n`,
    `<title>${escaped(title)}</title>\n`,
    `<rect width="${width}" height="${height}" fill="${tones.surface}"/>\n`,
    drawn([{ text: fitted(title, width - 2 * MARGIN, 1_100 * BOLD), x: MARGIN, y: 1_700, size: 1_100, bold: true }]),
    '\n',
    ...sheets,
    group('class="legend"', signs.join('')),
    bar,
    notes,
    '\n</svg>\n',
  ].join('');
}
