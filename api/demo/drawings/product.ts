import type { ProductSize } from '@site/kernel/product-size';
import { drawDevice } from './devices/index.ts';
import { figures, widthOf } from './devices/digits.ts';
import { edgeElevation, frontElevation, planView, sideElevation, type Camera, type P2 } from './iso.ts';
import { cyan, hairline, ink } from './palette.ts';
import { drawnBy, fitted, picture } from './stage.ts';
import {
  boundsOf,
  documentOf,
  fitInto,
  paint,
  type Bounds,
  type Fit,
  type Mark,
  type Step,
  type Style,
} from './svg.ts';
import type { DetailView, ProductDrawing } from './types.ts';

export const drawProduct = (drawing: ProductDrawing): string => fitted((pen) => drawDevice(pen, drawing));

const deviceOf = (marks: readonly Mark[]): Mark[] => marks.filter(({ backdrop }) => !backdrop);

const seenBy = (drawing: ProductDrawing, camera: Camera): Mark[] =>
  deviceOf(drawnBy((pen) => drawDevice(pen, drawing), camera));

const none: Fit = { scale: 1, dx: 0, dy: 0 };
const path = (points: readonly P2[], style: Style): Mark => ({
  steps: points.map((point, i): Step => [i === 0 ? 'M' : 'L', point]),
  style,
  backdrop: false,
});

const placed = ({ left, top, right, bottom }: Bounds, { scale, dx, dy }: Fit): Bounds => ({
  left: left * scale + dx,
  right: right * scale + dx,
  top: top * scale + dy,
  bottom: bottom * scale + dy,
});

const middleOf = ({ left, right, top, bottom }: Bounds): P2 => [(left + right) / 2, (top + bottom) / 2];

const thin: Style = { width: 1, stroke: '#51657A' };
const arrow = (tip: P2, [dx, dy]: P2): Mark => ({
  steps: [
    ['M', tip],
    ['L', [tip[0] + dx * 9 - dy * 3, tip[1] + dy * 9 + dx * 3]],
    ['L', [tip[0] + dx * 9 + dy * 3, tip[1] + dy * 9 - dx * 3]],
    ['Z'],
  ],
  style: { fill: '#51657A' },
  backdrop: false,
});

function label(text: string, centre: P2, rotated: boolean): Mark[] {
  const height = 13;
  const half = widthOf(text, height) / 2;
  return figures(text, height).map((line) =>
    path(
      line.map(([u, v]): P2 =>
        rotated ? [centre[0] - v, centre[1] + half - u] : [centre[0] - half + u, centre[1] - v],
      ),
      { width: 1.6, stroke: ink },
    ),
  );
}

function horizontal({ left, right, bottom }: Bounds, text: string): Mark[] {
  const y = bottom + 34;
  // Put the text beside the arrows when it does not fit between them.
  const narrow = right - left < widthOf(text, 13) + 12;
  const centre = narrow ? right + widthOf(text, 13) / 2 + 8 : (left + right) / 2;
  return [
    ...[left, right].map((x) =>
      path(
        [
          [x, bottom + 6],
          [x, y + 6],
        ],
        thin,
      ),
    ),
    path(
      [
        [left, y],
        [right, y],
      ],
      thin,
    ),
    arrow([left, y], [1, 0]),
    arrow([right, y], [-1, 0]),
    ...label(text, [centre, y - 6], false),
  ];
}

function vertical({ left, top, bottom }: Bounds, text: string): Mark[] {
  const x = left - 34;
  return [
    ...[top, bottom].map((y) =>
      path(
        [
          [left - 6, y],
          [x - 6, y],
        ],
        thin,
      ),
    ),
    path(
      [
        [x, top],
        [x, bottom],
      ],
      thin,
    ),
    arrow([x, top], [0, 1]),
    arrow([x, bottom], [0, -1]),
    ...label(text, [x - 6, (top + bottom) / 2], true),
  ];
}

/** Whether the device lies flat, so that its dimension drawing shows the plan instead of the front. */
function liesFlat(drawing: ProductDrawing): boolean {
  switch (drawing.kind) {
    case 'remote':
    case 'credential':
    case 'licence':
      return true;
    case 'control-board':
    case 'gsm-module':
      return drawing.housing === 'bare';
    case 'receiver':
      return drawing.housing === 'plug-in';
    case 'loop-detector':
      return drawing.item === 'loop';
    case 'gateway':
      return drawing.form === 'flat';
    case 'consumable':
      return drawing.item === 'tags';
    case 'parking-sensor':
      return drawing.item === 'space-sensor';
    case 'spare-part':
      return ['board', 'gear', 'cable'].includes(drawing.part);
    default:
      return false;
  }
}

const stretched = (marks: readonly Mark[], across: number, down: number): Mark[] =>
  marks.map((mark) => ({
    ...mark,
    steps: mark.steps.map(([op, ...points]) => [op, ...points.map(([x, y]): P2 => [x * across, y * down])] as Step),
  }));

/** An elevation in true proportions: 1 unit is 1 mm of the stated size. */
function elevation(drawing: ProductDrawing, camera: Camera, width: number, height: number): Mark[] {
  const marks = seenBy(drawing, camera).filter(({ apart }) => !apart);
  const { left, right, top, bottom } = boundsOf(marks);
  return stretched(marks, width / (right - left), height / (bottom - top));
}

/** The two views of a dimension drawing: from the front, or from above for a device that lies flat, and from the right. */
export function elevations(drawing: ProductDrawing, { width, height, depth }: ProductSize) {
  const flat = liesFlat(drawing);
  return {
    flat,
    front: elevation(drawing, flat ? planView : frontElevation, width, height),
    side: elevation(drawing, flat ? edgeElevation : sideElevation, depth, height),
  };
}

const labelled = (value: number, marks: readonly Mark[]): string =>
  `<g aria-label="${value}">${paint(marks, none)}</g>`;

/** Draws two elevations at one scale with the product's overall sizes, each labelled for readers of the text. */
export function drawDimensions(drawing: ProductDrawing, size: ProductSize): string {
  const { flat, front, side } = elevations(drawing, size);
  const [a, b] = [boundsOf(front), boundsOf(side)];
  const { width, height } = picture;
  const scale = Math.min((width - 230) / (size.width + size.depth), (height - 150) / size.height);
  const used = (size.width + size.depth) * scale + 90;
  const baseline = (height + size.height * scale) / 2 - 14;
  const at = (bounds: Bounds, left: number): Fit => ({
    scale,
    dx: left - bounds.left * scale,
    dy: baseline - bounds.bottom * scale,
  });
  const left = (width - used) / 2 + 26;
  const [frontFit, sideFit] = [at(a, left), at(b, left + size.width * scale + 64)];
  const floor = path(
    [
      [40, baseline],
      [width - 24, baseline],
    ],
    { width: 1, stroke: hairline },
  );
  return documentOf(
    width,
    height,
    paint(front, frontFit) +
      paint(side, sideFit) +
      (flat ? '' : paint([floor], none)) +
      labelled(size.width, horizontal(placed(a, frontFit), String(size.width))) +
      labelled(size.height, vertical(placed(a, frontFit), String(size.height))) +
      labelled(size.depth, horizontal(placed(b, sideFit), String(size.depth))),
  );
}

function front(drawing: ProductDrawing): string {
  const flat = liesFlat(drawing);
  const marks = seenBy(drawing, flat ? planView : frontElevation);
  const { width, height, margin } = picture;
  const box = { left: margin, top: margin, right: width - margin, bottom: height - margin - 12 };
  const fit = fitInto(boundsOf(marks), box);
  const { bottom } = placed(boundsOf(marks), fit);
  const floor = path(
    [
      [70, bottom + 1],
      [width - 70, bottom + 1],
    ],
    { width: 1, stroke: hairline },
  );
  return documentOf(width, height, (flat ? '' : paint([floor], none)) + paint(marks, fit));
}

const CLOSER = 2.1;
/** Edges of curves count as parts, so the middle of the device is preferred. */
const PENALTY = 0.8;

/** The marks that a close-up of this device shows whole, with its scale. */
export function closeUp(marks: readonly Mark[]): { fit: Fit; whole: number } {
  const { width, height, margin } = picture;
  const device = deviceOf(marks);
  const bounds = boundsOf(device);
  const { scale } = fitInto(bounds, { left: margin, top: margin, right: width - margin, bottom: height - margin });
  const zoom = scale * CLOSER;
  const [halfWidth, halfHeight] = [width / 2 / zoom, height / 2 / zoom];
  const boxes = device.map((mark) => boundsOf([mark]));
  const wholeAt = ([x, y]: P2) =>
    boxes.filter(
      ({ left, right, top, bottom }) =>
        left >= x - halfWidth && right <= x + halfWidth && top >= y - halfHeight && bottom <= y + halfHeight,
    ).length;
  const middle = middleOf(bounds);
  /** 0 in the middle of the device, 1 in its corners. */
  const distance = ([x, y]: P2) =>
    Math.hypot(x - middle[0], y - middle[1]) / Math.hypot(bounds.left - middle[0], bounds.top - middle[1]);
  const worth = (at: P2) => wholeAt(at) * (1 - PENALTY * distance(at));
  const at = boxes.map(middleOf).reduce((best, next) => (worth(next) > worth(best) ? next : best), middle);
  return { fit: { scale: zoom, dx: width / 2 - at[0] * zoom, dy: height / 2 - at[1] * zoom }, whole: wholeAt(at) };
}

/** Draws a close-up: the place of the device with the most whole parts at twice the size, with corner marks. */
function detail(drawing: ProductDrawing): string {
  const marks = drawnBy((pen) => drawDevice(pen, drawing));
  const { width, height } = picture;
  const { fit } = closeUp(marks);
  const visible = marks.filter(({ steps }) => {
    const { left, right, top, bottom } = placed(boundsOf([{ steps, style: {}, backdrop: false }]), fit);
    return right > 0 && left < width && bottom > 0 && top < height;
  });
  const corner = (x: number, y: number, sx: number, sy: number): Mark =>
    path(
      [
        [x + sx * 34, y],
        [x, y],
        [x, y + sy * 34],
      ],
      { width: 3, stroke: cyan },
    );
  const marksOfView = [
    corner(24, 24, 1, 1),
    corner(width - 24, 24, -1, 1),
    corner(24, height - 24, 1, -1),
    corner(width - 24, height - 24, -1, -1),
  ];
  return documentOf(width, height, paint(visible, fit) + paint(marksOfView, none));
}

export const drawProductDetail = (drawing: ProductDrawing, view: DetailView): string =>
  view === 'front' ? front(drawing) : detail(drawing);
