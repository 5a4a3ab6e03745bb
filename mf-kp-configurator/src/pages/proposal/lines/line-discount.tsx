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

  function take(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, 2);
    setTyped(digits);
    const percent = digits === '' ? null : Number(digits);
    if (percent === null || percent <= MAX_CUSTOMER_DISCOUNT) edit(lineDiscount(key, percent), `${key}/discount`);
  }
  const tooMuch = typed !== null && Number(typed) > MAX_CUSTOMER_DISCOUNT;
  return (
    <Input
      className={css.discount}
      aria-label={`Скидка на\u00a0строку, %: ${name}`}
      aria-invalid={tooMuch || undefined}
      title={tooMuch ? `Не\u00a0больше ${MAX_CUSTOMER_DISCOUNT}\u00a0%` : undefined}
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
