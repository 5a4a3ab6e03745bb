import { MAX_CUSTOMER_DISCOUNT } from '@site/contracts/proposal-steps';
import { readWhole } from '@site/kernel/typed-numbers';
import type { Line } from '@site/kp-rules/calculation';
import { Input } from '@site/ui/input';
import { useState } from 'react';
import { useBilledDocument, useEditor } from '../editor/editor-context.tsx';
import { lineDiscount } from '../editor/updates.ts';
import css from './lines.module.css';

/** Whether the text is empty or a whole percentage that may be granted. */
const isDiscount = (text: string) => text.trim() === '' || (readWhole(text) ?? Infinity) <= MAX_CUSTOMER_DISCOUNT;

/** Discount of a line in percent; empty applies that of the whole proposal. */
export function LineDiscount({ line: { key, name } }: { line: Line }) {
  const { edit, readOnly } = useEditor();
  const { discount_percent, line_discounts } = useBilledDocument().configuration.summary;
  const [typed, setTyped] = useState<string | null>(null);
  const known = line_discounts[key];

  function take(text: string) {
    setTyped(text);
    if (isDiscount(text)) edit(lineDiscount(key, readWhole(text)), `${key}/discount`);
  }
  const isWrong = typed !== null && !isDiscount(typed);
  return (
    <Input
      className={css.discount}
      aria-label={`Скидка на\u00a0строку, %: ${name}`}
      aria-invalid={isWrong || undefined}
      title={isWrong ? `Целое число, не\u00a0больше ${MAX_CUSTOMER_DISCOUNT}\u00a0%` : undefined}
      inputMode="numeric"
      autoComplete="off"
      placeholder={String(discount_percent)}
      disabled={readOnly}
      end="%"
      value={typed ?? (known === undefined ? '' : String(known))}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
