import type { Lane } from '@site/contracts/proposal-configuration';
import { lanes } from './geometry.ts';
import type { Kind } from './kinds.ts';

/** Where something stands on a lane: beside it or upon it, and how far from the street's end, in mm. */
export interface LanePlace {
  side: 'left' | 'right' | 'middle';
  along: number;
  /** Where it looks, on the sheet. */
  facing: 'up' | 'down';
}

const at = (side: LanePlace['side'], along: number, facing: LanePlace['facing'] = 'up'): LanePlace => ({
  side,
  along,
  facing,
});

type Places = Partial<Record<Kind, readonly LanePlace[]>>;

/**
 * For a car that goes up the sheet. The driver sits on the left, and so does what he reaches for; the camera looks at him
 * from the front. Booms of two barriers that face each other rest between them.
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

/** The same, seen from the other end. */
function outwards(opposed: boolean): Places {
  const sides = { left: 'right', right: 'left', middle: 'middle' } as const;
  const turned = ({ side, along, facing }: LanePlace): LanePlace => ({
    side: sides[side],
    along: lanes.length - along,
    facing: facing === 'up' ? 'down' : 'up',
  });
  return Object.fromEntries(
    Object.entries(inwards(opposed)).map(([kind, places]) => [kind, places.map((place) => turned(place))]),
  );
}

/** Two columns, one barrier in the middle: the first of each pair is for those who drive in. */
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
