import css from './drawings.module.css';

type Vector = readonly [x: number, y: number, z: number];

/** Isometric projection: x to the right and down, y to the left and down, z up. */
const project = ([x, y, z]: Vector): string => `${((x - y) * 0.866).toFixed(1)},${((x + y) * 0.5 - z).toFixed(1)}`;

const polygon = (points: readonly Vector[]) => points.map(project).join(' ');

export interface BoxProps {
  at: Vector;
  size: Vector;
  /** `body`: three shades of grey-blue. `light`: the cyan lamp. `dark`: ink. `accent`: the action blue. */
  tone?: 'body' | 'light' | 'dark' | 'accent';
}

/** A block with its three visible sides. Draw blocks from back to front. */
export function IsoBox({ at: [x, y, z], size: [w, d, h], tone = 'body' }: BoxProps) {
  return (
    <g className={css[tone]}>
      <polygon
        className={css.top}
        points={polygon([
          [x, y, z + h],
          [x + w, y, z + h],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ])}
      />
      <polygon
        className={css.left}
        points={polygon([
          [x, y + d, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ])}
      />
      <polygon
        className={css.right}
        points={polygon([
          [x + w, y, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x + w, y, z + h],
        ])}
      />
    </g>
  );
}

/** A flat shape in space: a road marking, a screen, a stripe. */
export function IsoFace({ points, className }: { points: readonly Vector[]; className: string | undefined }) {
  return <polygon className={className} points={polygon(points)} />;
}
