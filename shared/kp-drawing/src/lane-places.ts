import type { Lane } from '@site/contracts/proposal-configuration';
import { lanes } from './geometry.ts';
import type { Kind } from './kinds.ts';

/** Position on a lane: beside it or on it, and the distance from the street end in mm. */
export interface LanePlace {
  side: 'left' | 'right' | 'middle';
  along: number;
  /** Direction on the sheet. */
  facing: 'up' | 'down';
}

const at = (side: LanePlace['side'], along: number, facing: LanePlace['facing'] = 'up'): LanePlace => ({
  side,
  along,
  facing,
});

type Places = Partial<Record<Kind, readonly LanePlace[]>>;

/**
 * For a car that drives up the sheet. The driver sits on the left, as do the devices to reach; the camera faces the car
 * from the front. The booms of opposed barriers rest between them.
 */
const inwards = (opposed: boolean): Places => ({
  column: [at('left', 5_000)],
  uhf: [at('left', 7_200)],
  barrier: [at('left', 11_000), at('right', 11_000)],
  light: [at('left', 13_400, 'down')],
  camera: [at('right', 8_600, 'down')],
  rest: opposed ? [at('middle', 11_000), at('middle', 12_300)] : [at('right', 11_000)],
  loop: [at('middle', 5_000), at('middle', 11_000)],
  display: [at('right', 2_800)],
});

/** Mirrors `inwards`, for the opposite direction. */
function outwards(opposed: boolean): Places {
  const sides = { left: 'right', right: 'left', middle: 'middle' } as const;
  const mirrored = ({ side, along, facing }: LanePlace): LanePlace => ({
    side: sides[side],
    along: lanes.length - along,
    facing: facing === 'up' ? 'down' : 'up',
  });
  return Object.fromEntries(
    Object.entries(inwards(opposed)).map(([kind, places]) => [kind, places.map((place) => mirrored(place))]),
  );
}

/** Two columns, one barrier in the middle; the first of each pair is for the way in. */
const bothWays = (opposed: boolean): Places => ({
  column: [at('left', 4_000), at('right', 14_000, 'down')],
  uhf: [at('left', 6_200), at('right', 11_800, 'down')],
  barrier: [at('left', 9_000), at('right', 9_000)],
  light: [at('left', 11_400, 'down'), at('right', 6_600)],
  camera: [at('right', 4_300, 'down'), at('left', 13_700)],
  rest: opposed ? [at('middle', 9_000), at('middle', 10_300)] : [at('right', 9_000)],
  loop: [at('middle', 4_000), at('middle', 14_000), at('middle', 9_000)],
  display: [at('right', 2_000)],
});

export const placesOn = ({ kind, opposed_barriers }: Lane): Places =>
  kind === 'reversible'
    ? bothWays(opposed_barriers)
    : kind === 'exit'
      ? outwards(opposed_barriers)
      : inwards(opposed_barriers);
