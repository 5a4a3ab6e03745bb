import { isTooLong } from './cable-runs.ts';
import { cables as norms } from './geometry.ts';
import { kindWords, type Kind } from './kinds.ts';
import type { Plan, Sheet } from './plan.ts';
import { line, rect, type Shape } from './shapes.ts';
import { signOf } from './signs.ts';

export const LEGEND_ROW = 1_500;
const COLUMN = 7_400;

export const kindsOn = (sheets: readonly Sheet[]): Kind[] => {
  const present = new Set(sheets.flatMap(({ objects }) => objects.map(({ kind }) => kind)));
  return (Object.keys(kindWords) as Kind[]).filter((kind) => present.has(kind));
};

const perRow = (width: number) => Math.max(2, Math.floor(width / COLUMN));
export const legendHeight = (kinds: readonly Kind[], width: number): number =>
  Math.ceil(kinds.length / perRow(width)) * LEGEND_ROW;

type Placed = { x: number; y: number; shapes: Shape[] };

export function legend(kinds: readonly Kind[], width: number): Placed[] {
  return kinds.map((kind, index) => ({
    x: 600 + (index % perRow(width)) * COLUMN,
    y: 600 + Math.floor(index / perRow(width)) * LEGEND_ROW,
    shapes: [
      ...(kind === 'loop'
        ? [{ d: rect(-450, -300, 900, 600, 120), stroke: 'light', width: 70, dash: [260, 160] } as const]
        : signOf(kind)),
      { text: kindWords[kind], x: 800, y: 160, size: 460, tone: 'quiet' },
    ],
  }));
}

export const scaleBar = (): Shape[] => [
  { d: rect(0, 0, 5_000, 220), fill: 'ink' },
  { d: rect(5_000, 0, 5_000, 220), fill: 'surface', stroke: 'ink', width: 40 },
  {
    d: line([0, 0], [0, -200]) + line([5_000, 0], [5_000, -200]) + line([10_000, 0], [10_000, -200]),
    stroke: 'ink',
    width: 40,
  },
  ...[0, 5, 10].map((metres): Shape => ({
    text: metres === 10 ? '10\u00a0м' : String(metres),
    ...{ x: metres * 1_000, y: -320, size: 420, anchor: 'middle', tone: 'quiet' },
  })),
];

/** Names the devices that a twisted pair does not reach; empty when it reaches all. */
export function longCableNote({ sheets }: Plan): string {
  const far = sheets.flatMap(({ objects, cables }) =>
    cables.filter(isTooLong).map(({ id }) => objects.find((object) => object.id === id)?.name ?? ''),
  );
  if (far.length === 0) return '';
  const named = far.length > 3 ? `${far.slice(0, 3).join('; ')} и\u00a0ещё ${far.length - 3}` : far.join('; ');
  return `Дальше ${norms.longest}\u00a0м от\u00a0коммутатора витая пара не\u00a0работает: ${named}. Нужна оптика или промежуточный коммутатор.`;
}

export const cableNote = ({ cables }: Plan): string =>
  cables.runs === 0
    ? ''
    : `Витая пара до\u00a0коммутатора: линий ${cables.runs}, всего ${cables.metres}\u00a0м по\u00a0плану с\u00a0запасом ${norms.reservePercent}\u00a0%.`;
