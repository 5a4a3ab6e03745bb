import { useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon/index.ts';
import { iconMinus, iconPlus, iconTrash } from '../icons/index.ts';
import { normaliseQuantity } from './normalise-quantity.ts';
import css from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  value: number;
  /** `wanted`: as it was typed, which may be no quantity that can be bought; whoever sells can say why. */
  onChange: (value: number, wanted: number) => void;
  min?: number;
  step?: number;
  max?: number;
  /** «Количество», with the product's name in a list. */
  label?: string;
  disabled?: boolean;
  /** What can be left out altogether: minus at the minimum, and a typed 0, do that. */
  onRemove?: () => void;
}

/** Minus, a number that can be typed, plus. What is typed counts on Enter or on leaving, so «1» on the way to «12» is no change. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  step = 1,
  max = 9999,
  label = 'Количество',
  disabled,
  onRemove,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const limits = { min, step, max };
  const set = (next: number) => {
    setTyped(null);
    const quantity = normaliseQuantity(next, limits);
    if (quantity !== value || next !== quantity) onChange(quantity, next);
  };
  const atLeast = value <= normaliseQuantity(min, limits);
  const remove = () => {
    setTyped(null);
    onRemove?.();
  };
  const commit = () => {
    if (typed === null) return;
    if (onRemove && Number(typed) === 0 && typed !== '') remove();
    else set(Number.parseInt(typed, 10) || value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const change = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (event.key === 'Enter') commit();
    else if (change) {
      event.preventDefault();
      set(value + change);
    }
  };

  return (
    <div className={css.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={atLeast && onRemove ? 'Убрать из корзины' : 'Уменьшить количество'}
        disabled={disabled || (atLeast && !onRemove)}
        onClick={atLeast ? remove : () => set(value - step)}
      >
        <Icon shape={atLeast && onRemove ? iconTrash : iconMinus} size={20} />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 5))}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        aria-label="Увеличить количество"
        disabled={disabled || value + step > max}
        onClick={() => set(value + step)}
      >
        <Icon shape={iconPlus} size={20} />
      </button>
    </div>
  );
}
