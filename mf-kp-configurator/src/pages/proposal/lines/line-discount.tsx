import { MAX_CUSTOMER_DISCOUNT } from '@site/contracts/proposal-steps';
import type { Line } from '@site/kp-rules/calculation';
import { Input } from '@site/ui/input';
import { useState } from 'react';
import { useBilledDocument, useEditor } from '../editor/editor-context.tsx';
import { lineDiscount } from '../editor/updates.ts';
import css from './lines.module.css';

/** In percent; empty: that of the whole proposal. */
export function LineDiscount({ line: { key, name } }: { line: Line }) {
  const { edit, readOnly } = useEditor();
  const { discount_percent, line_discounts } = useBilledDocument().configuration.summary;
  const [typed, setTyped] = useState<string | null>(null);
  const known = line_discounts[key];

  // «7,5» stays in view as no whole percent: without its comma it would be 75.
  const isPercent = (text: string) => /^\d{0,2}$/.test(text) && Number(text) <= MAX_CUSTOMER_DISCOUNT;

  function take(text: string) {
    const next = text.trim().slice(0, 5);
    setTyped(next);
    if (isPercent(next)) edit(lineDiscount(key, next === '' ? null : Number(next)), `${key}/discount`);
  }
  const isWrong = typed !== null && !isPercent(typed);
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
