import { Drawing } from './drawing.tsx';
import { IsoBox, IsoFace } from './iso.tsx';
import css from './drawings.module.css';

/** A closed barrier: the page does not exist. */
export function BarrierDrawing() {
  const boom = { from: -34, to: 66, y: 4, z: 34 };
  const stripes = [-18, 6, 30, 50];
  return (
    <Drawing>
      <IsoFace
        className={css.line}
        points={[
          [-10, -50, 0],
          [-10, 50, 0],
        ]}
      />
      <IsoFace
        className={css.line}
        points={[
          [38, -50, 0],
          [38, 50, 0],
        ]}
      />
      <IsoBox at={[-48, -8, 0]} size={[22, 22, 4]} tone="dark" />
      <IsoBox at={[-46, -6, 4]} size={[18, 18, 44]} tone="accent" />
      <IsoBox at={[-46, -6, 48]} size={[18, 18, 4]} tone="dark" />
      <IsoBox at={[-40, 0, 52]} size={[6, 6, 8]} tone="light" />
      <IsoBox at={[52, 0, 0]} size={[6, 8, 32]} />
      <IsoBox at={[boom.from, 12, boom.z]} size={[boom.to - boom.from, boom.y, 7]} />
      {stripes.map((x) => (
        <IsoFace
          key={x}
          className={css.stripe}
          points={[
            [x, 16, boom.z],
            [x + 10, 16, boom.z],
            [x + 10, 16, boom.z + 7],
            [x, 16, boom.z + 7],
          ]}
        />
      ))}
    </Drawing>
  );
}

/** A closed gate with its lamp: access restricted. */
export function GateDrawing() {
  const bars = [-26, -12, 2, 16, 30];
  return (
    <Drawing>
      <IsoFace
        className={css.line}
        points={[
          [-52, 4, 0],
          [52, 4, 0],
        ]}
      />
      <IsoBox at={[-50, -4, 0]} size={[12, 12, 52]} />
      <IsoBox at={[-50, -4, 52]} size={[12, 12, 3]} tone="dark" />
      <IsoBox at={[-47, -1, 55]} size={[6, 6, 7]} tone="light" />
      <IsoBox at={[-36, 2, 4]} size={[78, 3, 4]} tone="accent" />
      {bars.map((x) => (
        <IsoBox key={x} at={[x, 2, 8]} size={[4, 3, 32]} tone="accent" />
      ))}
      <IsoBox at={[-36, 2, 40]} size={[78, 3, 4]} tone="accent" />
      <IsoBox at={[-2, 5, 18]} size={[13, 5, 12]} tone="dark" />
      <IsoFace
        className={css.beam}
        points={[
          [3, 10, 22],
          [6, 10, 22],
          [6, 10, 27],
          [3, 10, 27],
        ]}
      />
      <IsoBox at={[42, -4, 0]} size={[12, 12, 52]} />
      <IsoBox at={[42, -4, 52]} size={[12, 12, 3]} tone="dark" />
    </Drawing>
  );
}

/** An entry column with a dark screen and a loose cable: an error. */
export function ColumnDrawing() {
  return (
    <Drawing>
      <IsoBox at={[-20, -20, 0]} size={[40, 40, 5]} tone="dark" />
      <IsoBox at={[-14, -12, 5]} size={[28, 24, 62]} />
      <IsoBox at={[-16, -14, 67]} size={[32, 28, 4]} tone="accent" />
      <IsoFace
        className={css.screen}
        points={[
          [-9, 12, 42],
          [9, 12, 42],
          [9, 12, 58],
          [-9, 12, 58],
        ]}
      />
      <IsoFace
        className={css.beam}
        points={[
          [-8, 12, 28],
          [8, 12, 28],
          [8, 12, 31],
          [-8, 12, 31],
        ]}
      />
      <IsoFace
        className={css.stripe}
        points={[
          [-4, 12, 14],
          [4, 12, 14],
          [4, 12, 22],
          [-4, 12, 22],
        ]}
      />
      <path className={css.ink} d="M12 14c14 4 24-2 30 6s-8 10-2 16 20 2 24 0" />
      <circle className={css.glow} cx="66" cy="36" r="10" />
      <circle className={css.beam} cx="66" cy="36" r="3" />
    </Drawing>
  );
}
