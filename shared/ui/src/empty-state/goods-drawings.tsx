import { Drawing } from './drawing.tsx';
import { IsoBox, IsoFace } from './iso.tsx';
import css from './drawings.module.css';

/** An open, empty box: an empty cart, list or history. */
export function BoxDrawing() {
  return (
    <Drawing>
      <g className={css.body}>
        <IsoFace
          className={css.left}
          points={[
            [-30, -30, 36],
            [30, -30, 36],
            [26, -44, 46],
            [-26, -44, 46],
          ]}
        />
        <IsoFace
          className={css.right}
          points={[
            [-30, -30, 36],
            [-30, 30, 36],
            [-44, 26, 46],
            [-44, -26, 46],
          ]}
        />
        <IsoFace
          className={css.right}
          points={[
            [-30, -30, 0],
            [30, -30, 0],
            [30, -30, 36],
            [-30, -30, 36],
          ]}
        />
        <IsoFace
          className={css.left}
          points={[
            [-30, -30, 0],
            [-30, 30, 0],
            [-30, 30, 36],
            [-30, -30, 36],
          ]}
        />
        <IsoFace
          className={css.beam}
          points={[
            [-30, -30, 0],
            [30, -30, 0],
            [30, 30, 0],
            [-30, 30, 0],
          ]}
        />
        <path className={css.glow} d="M-52-36-36-98h72l16 62L0-6Z" />
        <IsoFace
          className={css.left}
          points={[
            [-30, 30, 0],
            [30, 30, 0],
            [30, 30, 36],
            [-30, 30, 36],
          ]}
        />
        <IsoFace
          className={css.right}
          points={[
            [30, -30, 0],
            [30, 30, 0],
            [30, 30, 36],
            [30, -30, 36],
          ]}
        />
        <IsoFace
          className={css.screen}
          points={[
            [-9, 30, 14],
            [9, 30, 14],
            [9, 30, 20],
            [-9, 30, 20],
          ]}
        />
        <IsoFace
          className={css.beam}
          points={[
            [30, -20, 6],
            [30, -4, 6],
            [30, -4, 12],
            [30, -20, 12],
          ]}
        />
        <IsoFace
          className={css.top}
          points={[
            [-30, 30, 36],
            [30, 30, 36],
            [27, 46, 30],
            [-27, 46, 30],
          ]}
        />
        <IsoFace
          className={css.top}
          points={[
            [30, -30, 36],
            [30, 30, 36],
            [46, 27, 30],
            [46, -27, 30],
          ]}
        />
      </g>
    </Drawing>
  );
}

/** A magnifying glass over an empty shelf: no results. */
export function SearchDrawing() {
  const tiles = [
    [-40, -40],
    [-4, -40],
    [-40, -4],
    [-4, -4],
  ] as const;
  return (
    <Drawing>
      {tiles.map(([x, y]) => (
        <IsoBox key={`${x} ${y}`} at={[x, y, 0]} size={[30, 30, 5]} />
      ))}
      <circle className={css.glow} cx="6" cy="-26" r="27" />
      <circle className={css.ink} cx="6" cy="-26" r="27" strokeWidth="5" />
      <path className={css.ink} d="M26-6 46 16" strokeWidth="7" />
      <path className={css.ink} d="M-8-34a16 16 0 0 1 10-9" />
    </Drawing>
  );
}
