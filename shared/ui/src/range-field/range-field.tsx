import { useState } from 'react';
import { formatNumber } from '@site/kernel/numbers';
import { cx } from '../cx/index.ts';
import { RangeInput } from './range-input.tsx';
import css from './range-field.module.css';

export interface RangeValue {
  /** Null for an open end. */
  from: number | null;
  to: number | null;
}

export interface RangeFieldProps {
  /** «Цена, ₽» */
  label: string;
  min: number;
  max: number;
  step: number;
  value: RangeValue;
  /** Called on release of a thumb, and on Enter or blur of an input, not for every pixel. */
  onChange: (value: RangeValue) => void;
  disabled?: boolean;
}

/** Tolerance, because steps such as 0.1 do not divide exactly. */
const EPSILON = 1e-6;

/** Two inputs and two native sliders over one track, so that every thumb works by keyboard. */
export function RangeField({ label, min, max, step, value, onChange, disabled }: RangeFieldProps) {
  const [dragged, setDragged] = useState<RangeValue | null>(null);
  const { from, to } = dragged ?? value;
  const low = from ?? min;
  const high = to ?? max;

  const clamp = (number: number) => Math.min(max, Math.max(min, number));
  const commit = (next: RangeValue) => {
    setDragged(null);
    // The end of the scale is stored as open, so that the URL stays short and new extremes are included.
    const tidy = {
      from: next.from === null || next.from <= min ? null : clamp(next.from),
      to: next.to === null || next.to >= max ? null : clamp(next.to),
    };
    if (tidy.from !== value.from || tidy.to !== value.to) onChange(tidy);
  };
  const release = () => {
    if (dragged) commit(dragged);
  };
  // A native slider stops at the last whole step before its end, so the scale is extended to the next step.
  const scaleEnd = min + Math.ceil((max - min) / step - EPSILON) * step;
  const onScale = (number: number) => (number >= max ? scaleEnd : number);
  const share = (number: number) => `${max > min ? ((onScale(number) - min) / (scaleEnd - min)) * 100 : 0}%`;
  const thumb = {
    type: 'range',
    min,
    max: scaleEnd,
    step,
    disabled,
    className: css.thumb,
    onPointerUp: release,
    onKeyUp: release,
    onBlur: release,
  } as const;

  return (
    <div className={css.range} role="group" aria-label={label}>
      <div className={css.boxes}>
        <RangeInput
          prefix="от"
          label={`${label}: от`}
          value={from}
          placeholder={formatNumber(min)}
          disabled={disabled}
          onCommit={(typed) => commit({ from: typed === null ? null : Math.min(typed, high), to })}
        />
        <RangeInput
          prefix="до"
          label={`${label}: до`}
          value={to}
          placeholder={formatNumber(max)}
          disabled={disabled}
          onCommit={(typed) => commit({ from, to: typed === null ? null : Math.max(typed, low) })}
        />
      </div>
      <div className={css.track} style={{ ['--low' as string]: share(low), ['--high' as string]: share(high) }}>
        <input
          {...thumb}
          className={cx(css.thumb, low > (min + max) / 2 && css.above)}
          aria-label={`${label}: от`}
          value={onScale(low)}
          onChange={(event) => setDragged({ from: Math.min(Number(event.target.value), high), to })}
        />
        <input
          {...thumb}
          aria-label={`${label}: до`}
          value={onScale(high)}
          onChange={(event) => setDragged({ from, to: clamp(Math.max(Number(event.target.value), low)) })}
        />
      </div>
    </div>
  );
}
