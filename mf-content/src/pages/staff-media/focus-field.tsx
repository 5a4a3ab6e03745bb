import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { Input } from '@site/ui/input';
import { Picture, type PictureData } from '@site/ui/picture';
import type { KeyboardEvent, MouseEvent } from 'react';
import css from './staff-media.module.css';

/** In per cent of the width and the height. */
export interface FocalPoint {
  x: number;
  y: number;
}

interface FocusFieldProps {
  picture: PictureData;
  /** Null: the centre. */
  point: FocalPoint | null;
  onChange: (point: FocalPoint | null) => void;
}

const CENTRE: FocalPoint = { x: 50, y: 50 };
const STEP = 1;
const LONG_STEP = 10;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const inside = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** The point of a photograph that stays in sight where the site crops it: by a click, by arrows or by two numbers. */
export function FocusField({ picture, point, onChange }: FocusFieldProps) {
  const { x, y } = point ?? CENTRE;
  const move = (to: FocalPoint) => onChange({ x: inside(to.x), y: inside(to.y) });
  const aim = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    // Enter and the space bar click without a place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 });
  };
  const shift = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    move({ x: x + by[0] * step, y: y + by[1] * step });
  };
  const number = (label: string, name: string, value: number, change: (value: number) => FocalPoint) => (
    <Field label={label}>
      <Input
        type="number"
        inputMode="numeric"
        name={name}
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => move(change(Number(target.value)))}
      />
    </Field>
  );
  return (
    <fieldset className={css.focus}>
      <legend className={css.focusLegend}>Главное на&nbsp;снимке</legend>
      <p className={css.focusHint}>
        Эта точка останется в&nbsp;кадре там, где снимок обрезается. Нажмите на&nbsp;неё, сдвиньте стрелками
        или&nbsp;укажите числами.
      </p>
      <button
        type="button"
        className={css.aim}
        aria-label={`Точка кадра: ${x}\u00a0% слева, ${y}\u00a0% сверху`}
        onClick={aim}
        onKeyDown={shift}
      >
        <Picture picture={picture} decorative sizes="30rem" />
        <span className={css.point} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
      </button>
      <div className={css.numbers}>
        {number('Слева, %', 'focus.x', x, (value) => ({ x: value, y }))}
        {number('Сверху, %', 'focus.y', y, (value) => ({ x, y: value }))}
      </div>
      {point && (
        <div>
          <Button size="small" variant="ghost" onClick={() => onChange(null)}>
            По&nbsp;центру
          </Button>
        </div>
      )}
    </fieldset>
  );
}
