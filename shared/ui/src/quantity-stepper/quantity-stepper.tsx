import { formatNumber } from '@site/kernel/numbers';
import { fitQuantity, maxQuantity, minQuantity } from '@site/kernel/quantity';
import { readWhole } from '@site/kernel/typed-numbers';
import { useId, useState, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../icon/index.ts';
import { iconMinus, iconPlus, iconTrash } from '../icons/index.ts';
import css from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  value: number;
  /** `requested` is the quantity before it is rounded to packs; the caller can explain the difference. */
  onChange: (value: number, requested: number) => void;
  min?: number;
  step?: number;
  max?: number;
  /** Accessible name: «Количество», in a list with the product's name. */
  label?: string;
  disabled?: boolean;
  /** Enables removal, by minus at the minimum or a typed 0. */
  onRemove?: () => void;
  /**
   * Makes the stepper work without scripts: `action` receives a typed quantity as `qty`, `submitter` returns the
   * attributes of the buttons.
   */
  form?: { action: string; submitter: (quantity: number) => ComponentProps<'button'> };
}

/**
 * Minus, a number input, plus. A typed number is committed on Enter or blur: «1» on the way to «12» is no change. Text
 * that is no quantity is refused with the reason, and a number above the maximum becomes the maximum with a message.
 */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  step = 1,
  max = 9999,
  label = 'Количество',
  disabled,
  onRemove,
  form,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const formId = useId();
  const messageId = useId();
  const limits = { min, step, max };
  const most = maxQuantity(limits);
  const set = (next: number) => {
    setTyped(null);
    setMessage(next > most ? `Наибольшее количество\u00a0— ${formatNumber(most)}` : null);
    const requested = Math.min(next, most);
    const quantity = fitQuantity(requested, limits);
    if (quantity !== value || requested !== quantity) onChange(quantity, requested);
  };
  const atLeast = value <= minQuantity(limits);
  const refuse = (reason: string | null) => {
    setTyped(null);
    setMessage(reason);
  };
  const remove = () => {
    refuse(null);
    onRemove?.();
  };
  const commit = () => {
    if (typed === null) return;
    // Only whole numbers count: «1,5» is neither 1 nor 15.
    const requested = readWhole(typed);
    if (typed.trim() === '') refuse(null);
    else if (requested === null) refuse(`Нужно целое число, «${typed.trim()}» не\u00a0подходит`);
    else if (requested > 0 || min === 0) set(requested);
    else if (onRemove) remove();
    else refuse(`Наименьшее количество\u00a0— ${formatNumber(minQuantity(limits))}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const change = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (event.key === 'Enter') {
      if (form) event.preventDefault();
      commit();
    } else if (change) {
      event.preventDefault();
      set(value + change);
    }
  };

  const press = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault(); // The form is the fallback without scripts.
    act();
  };

  return (
    <div className={css.stepper} role="group" aria-label={label}>
      <button
        type="button"
        {...form?.submitter(atLeast ? 0 : value - step)}
        aria-label={atLeast && onRemove ? 'Убрать из корзины' : 'Уменьшить количество'}
        disabled={disabled || (atLeast && !onRemove)}
        onClick={press(atLeast ? remove : () => set(value - step))}
      >
        <Icon shape={atLeast && onRemove ? iconTrash : iconMinus} size={20} />
      </button>
      <input
        {...(form && { form: formId, name: 'qty' })}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        aria-describedby={message ? messageId : undefined}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        {...form?.submitter(value + step)}
        aria-label="Увеличить количество"
        disabled={disabled || value + step > max}
        onClick={press(() => set(value + step))}
      >
        <Icon shape={iconPlus} size={20} />
      </button>
      {message && (
        <span id={messageId} role="alert" className={css.message}>
          {message}
        </span>
      )}
      {form && <form id={formId} action={form.action} method="post" hidden />}
    </div>
  );
}
