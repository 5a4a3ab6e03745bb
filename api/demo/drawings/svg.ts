import type { P2 } from './iso.ts';
import { ink } from './palette.ts';

/** Path steps in picture coordinates. Curves are cubic, because these are exact under affine projections. */
export type Step = ['M', P2] | ['L', P2] | ['C', P2, P2, P2] | ['Z'];

export interface Style {
  fill?: string;
  stroke?: string;
  /** In pixels of the final picture, independent of the scale. */
  width?: number;
  opacity?: number;
  dash?: string;
}

/** A painted path. A `backdrop` (ground, wall, shadow) is not part of the device and is left out of elevations. */
export interface Mark {
  steps: Step[];
  style: Style;
  backdrop: boolean;
  /** Part of the picture, but not of the product's own size, such as a boom or a rack: left out of dimension drawings. */
  apart?: boolean;
  /** Id of the slab or wall that the mark belongs to; slabs may be scaled down. */
  slab?: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf(marks: readonly Mark[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { steps } of marks) {
    for (const step of steps) {
      for (let index = 1; index < step.length; index += 1) {
        const [x, y] = step[index] as P2;
        bounds.left = Math.min(bounds.left, x);
        bounds.right = Math.max(bounds.right, x);
        bounds.top = Math.min(bounds.top, y);
        bounds.bottom = Math.max(bounds.bottom, y);
      }
    }
  }
  return bounds;
}

/** Picture = world × scale + offset. */
export interface Fit {
  scale: number;
  dx: number;
  dy: number;
}

export function fitInto(bounds: Bounds, box: Bounds, maxScale = Infinity): Fit {
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const scale = Math.min((box.right - box.left) / width, (box.bottom - box.top) / height, maxScale);
  return {
    scale,
    dx: (box.left + box.right) / 2 - ((bounds.left + bounds.right) / 2) * scale,
    dy: (box.top + box.bottom) / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  };
}

/** Shorter segments of curves are omitted; in tenths of a pixel. */
const finest = 16;

const tenths = (value: number): number => Math.round(value * 10);

/** Formats tenths in the shortest form for a path: `12` → `1.2`, `-5` → `-.5`. */
function shortest(value: number): string {
  if (value === 0 || Math.abs(value) >= 10) return String(value / 10);
  return value < 0 ? `-.${-value}` : `.${value}`;
}

const joined = (values: readonly number[]): string =>
  values.map(shortest).reduce((all, text) => (all === '' || text.startsWith('-') ? all + text : `${all} ${text}`), '');

/**
 * Returns relative path data, half as long as absolute. Positions are rounded to tenths, so that errors do not
 * accumulate.
 */
export function pathData(steps: readonly Step[], { scale, dx, dy }: Fit): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let data = '';
  let last = '';
  for (const [index, [op, ...points]] of steps.entries()) {
    if (op === 'Z') {
      data += 'z';
      [x, y, last] = [startX, startY, 'z'];
      continue;
    }
    const letter = op === 'M' ? 'M' : op.toLowerCase();
    const numbers: number[] = [];
    let end: [number, number] = [x, y];
    for (const [px, py] of points) {
      end = [tenths(px * scale + dx), tenths(py * scale + dy)];
      if (op === 'M') numbers.push(...end);
      else numbers.push(end[0] - x, end[1] - y);
    }
    const [across = 0, down = 0] = numbers;
    // Omit indistinguishable corners, to save bytes in small curves.
    if (op === 'L') {
      const length = Math.hypot(across, down);
      if (length === 0 || (length < finest && steps[index + 1]?.[0] === 'L')) continue;
    }
    const [name, body] =
      op === 'L' && across === 0
        ? ['v', shortest(down)]
        : op === 'L' && down === 0
          ? ['h', shortest(across)]
          : [letter, joined(numbers)];
    data += name === last ? (body.startsWith('-') ? body : ` ${body}`) : name + body;
    last = name;
    [x, y] = end;
    if (op === 'M') [startX, startY] = end;
  }
  return data;
}

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${escapeXml(String(value).replace(/^0\./, '.'))}"`;

/**
 * Renders marks. Neighbours of one line style share a group, and those without a fill share a path, which saves most
 * bytes.
 */
export function paint(marks: readonly Mark[], fit: Fit): string {
  const groups: { line: string; paths: { fill: string; data: string }[] }[] = [];
  for (const { steps, style } of marks) {
    const stroke = style.stroke ?? (style.fill ? 'none' : undefined);
    const line =
      attribute('stroke', stroke === ink ? undefined : stroke) +
      attribute('stroke-width', style.width) +
      attribute('opacity', style.opacity) +
      attribute('stroke-dasharray', style.dash);
    const fill = attribute('fill', style.fill);
    const data = pathData(steps, fit);
    let group = groups[groups.length - 1];
    if (group?.line !== line || style.opacity !== undefined) groups.push((group = { line, paths: [] }));
    const last = group.paths[group.paths.length - 1];
    if (last && fill === '' && last.fill === '') last.data += data;
    else group.paths.push({ fill, data });
  }
  return groups.map(({ line, paths }) => grouped(line, paths)).join('');
}

function grouped(line: string, paths: readonly { fill: string; data: string }[]): string {
  const [only] = paths;
  if (only && paths.length === 1) return `<path${only.fill}${line} d="${only.data}"/>`;
  const content = paths.map(({ fill, data }) => `<path${fill} d="${data}"/>`).join('');
  return line === '' ? content : `<g${line}>${content}</g>`;
}

export const documentOf = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${height}" width="${width}" ` +
  `height="${height}"><g fill="none" fill-rule="evenodd" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round" ` +
  `stroke-linecap="round">${content}</g></svg>`;
