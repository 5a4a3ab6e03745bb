import { QuantityStepper } from '@site/ui/quantity-stepper';
import type { ReactNode } from 'react';
import css from './fields.module.css';

interface CounterProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
  disabled?: boolean;
  hint?: ReactNode;
}

export function Counter({ label, hint, min = 0, ...rest }: CounterProps) {
  return (
    <div className={css.counter}>
      <div className={css.counted}>
        <span>{label}</span>
        {hint && <span className={css.hint}>{hint}</span>}
      </div>
      <QuantityStepper {...rest} min={min} label={label} />
    </div>
  );
}
