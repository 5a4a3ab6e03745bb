import type { Panel } from '../panel.ts';
import type { P2 } from '../iso.ts';
import type { Style } from '../svg.ts';

/** Digits as strokes in a 4 × 6 cell, so that drawings need no font. */
const strokes: Record<string, readonly P2[][]> = {
  '0': [
    [
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
      [0, 1],
      [1, 0],
    ],
  ],
  '1': [
    [
      [0.8, 4.6],
      [2.2, 6],
      [2.2, 0],
    ],
  ],
  '2': [
    [
      [0, 5],
      [1, 6],
      [3, 6],
      [4, 5],
      [4, 4],
      [0, 0],
      [4, 0],
    ],
  ],
  '3': [
    [
      [0, 6],
      [4, 6],
      [1.8, 3.6],
      [3, 3.6],
      [4, 2.6],
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
    ],
  ],
  '4': [
    [
      [3, 0],
      [3, 6],
      [0, 2],
      [4, 2],
    ],
  ],
  '5': [
    [
      [4, 6],
      [0.4, 6],
      [0, 3.2],
      [1, 3.7],
      [3, 3.7],
      [4, 2.7],
      [4, 1],
      [3, 0],
      [1, 0],
      [0, 1],
    ],
  ],
  '6': [
    [
      [3.6, 6],
      [2, 6],
      [0, 3.4],
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 2.4],
      [3, 3.4],
      [1, 3.4],
      [0, 2.4],
    ],
  ],
  '7': [
    [
      [0, 6],
      [4, 6],
      [1.4, 0],
    ],
  ],
  '8': [
    [
      [1, 3.3],
      [0.2, 4.2],
      [0.2, 5.2],
      [1, 6],
      [3, 6],
      [3.8, 5.2],
      [3.8, 4.2],
      [3, 3.3],
      [1, 3.3],
      [0, 2.3],
      [0, 1],
      [1, 0],
      [3, 0],
      [4, 1],
      [4, 2.3],
      [3, 3.3],
    ],
  ],
  '9': [
    [
      [0.4, 0],
      [2, 0],
      [4, 2.6],
      [4, 5],
      [3, 6],
      [1, 6],
      [0, 5],
      [0, 3.6],
      [1, 2.6],
      [3, 2.6],
      [4, 3.6],
    ],
  ],
  P: [
    [
      [0, 0],
      [0, 6],
      [3, 6],
      [4, 5],
      [4, 3.6],
      [3, 2.6],
      [0, 2.6],
    ],
  ],
};

const cell = 5.4;

/** Returns the strokes of a number with the given height, from its lower left corner. */
export function figures(text: string, height: number): P2[][] {
  const k = height / 6;
  return [...text].flatMap((sign, index) =>
    (strokes[sign] ?? []).map((line) => line.map(([u, v]): P2 => [(u + index * cell) * k, v * k])),
  );
}

export const widthOf = (text: string, height: number): number => ((text.length * cell - (cell - 4)) * height) / 6;

export function write(face: Panel, u: number, v: number, text: string, height: number, style: Style): void {
  for (const line of figures(text, height))
    face.line(
      line.map(([a, b]): P2 => [u + a, v + b]),
      style,
    );
}
