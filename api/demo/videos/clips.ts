import { barrier } from '../drawings/devices/barrier.ts';
import { bollard } from '../drawings/devices/perimeter.ts';
import { slidingOperator } from '../drawings/devices/sliding.ts';
import { turnstile } from '../drawings/devices/turnstile.ts';
import { hueTones } from '../drawings/palette.ts';
import type { Pen } from '../drawings/pen.ts';
import { fence, gateLeaf } from '../drawings/scenes/kit.ts';
import { drawingOf } from './drawing-of.ts';

export type Clip = {
  seconds: number;
  /** Time of the poster frame, in seconds. */
  poster: number;
  draw: (pen: Pen, second: number) => void;
};

/** Eases from 0 to 1 between two times, as drives move. */
const eased = (second: number, from: number, to: number): number => {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return share * share * (3 - 2 * share);
};
/** Moves there, pauses, and moves back. */
const thereAndBack = (second: number, there: number, back: number, lasting: number): number =>
  eased(second, there, there + lasting) - eased(second, back, back + lasting);

const boom = drawingOf('903BA-0040', 'barrier');
const posts = drawingOf('906BD-0600', 'bollard');
const tripod = drawingOf('907TP-0020', 'turnstile');
const operator = drawingOf('901SL-0080', 'sliding-operator');

const LEAF = 2600;

function slidingGate(pen: Pen, second: number): void {
  const open = thereAndBack(second, 0.4, 4, 1.6) * (LEAF - 60);
  pen.ground(-LEAF - 400, -500, 2 * LEAF + 1000, 1500);
  fence(pen, -LEAF - 100, -160, LEAF - 100, 1500, hueTones.graphite);
  pen.box([-220, -260, 0], [220, 220, 1600], hueTones.graphite);
  gateLeaf(pen, -open, 0, LEAF, 1440, hueTones.blue.dark);
  pen.box([LEAF + 20, -110, 0], [220, 220, 1600], hueTones.graphite);
  // Drawn larger than its real size; the rack is on the far side of the leaf.
  slidingOperator(pen.at(-480, 90).scale(1.7).bare(), { ...operator, rack: false });
}

export const clips: Record<string, Clip> = {
  'shlagbaum-ba-40': {
    seconds: 6,
    poster: 1.5,
    draw: (pen, second) => barrier(pen, boom, 84 * thereAndBack(second, 0.5, 3.9, 1.7)),
  },
  'otkatnye-vorota': { seconds: 6, poster: 1.35, draw: slidingGate },
  'turniket-tp-20': {
    seconds: 5,
    poster: 0.75,
    draw: (pen, second) =>
      turnstile(pen, tripod, 120 * (eased(second, 0.4, 1.3) + eased(second, 1.9, 2.8) + eased(second, 3.4, 4.3))),
  },
  'bollard-bd-600': {
    seconds: 6,
    poster: 3,
    draw: (pen, second) => bollard(pen, posts, posts.height * (1 - thereAndBack(second, 0.5, 4, 1.8))),
  },
};
