import type { OwnItem } from '@site/contracts/proposal-configuration';
import type { Line } from '@site/kp-rules/calculation';
import { Button } from '@site/ui/button';
import { QuantityStepper } from '@site/ui/quantity-stepper';
import { useState } from 'react';
import { useEditor, useTyped } from '../editor/editor-context.tsx';
import { ownItem, quantity } from '../editor/updates.ts';
import css from './lines.module.css';

/** Returns the kind and id of the partner's own item; null for other lines. */
function ownOf({ source, key }: Line): Pick<OwnItem, 'kind' | 'id'> | null {
  if (source !== 'service' && source !== 'product') return null;
  return { kind: source, id: key.slice(key.indexOf(':') + 1) };
}

const refusalOf = ({ least, reasons }: Line) => {
  const reason = reasons.find(({ rules }) => rules.length > 0);
  const why = reason ? `. ${reason.rules.join(', ')}: ${reason.text}` : '';
  return `Меньше ${least} нельзя: обязательная позиция (R33)${why}`;
};

/** Quantity of a line. Below the minimum of a mandatory rule the change is refused, with that rule. */
export function LineQuantity({ line }: { line: Line }) {
  const { edit, readOnly } = useEditor();
  const [refused, setRefused] = useState(false);
  const { key, name, qty, calculated, least, manual, source, unit } = line;
  const own = ownOf(line);
  // Reads the typed document: the deferred bill may lag behind two quick presses.
  const typed = useTyped(({ configuration: { summary, additionally } }) =>
    own
      ? additionally.own.find(({ kind, id }) => kind === own.kind && id === own.id)?.qty
      : Math.max(summary.quantities[key] ?? calculated, least),
  );

  function change(next: number) {
    setRefused(next < least);
    if (next >= least) edit(own ? ownItem({ ...own, qty: next }) : quantity(key, next, calculated), key);
  }

  return (
    <div className={css.quantity}>
      {source === 'delivery' || readOnly ? (
        <span>{`${qty} ${unit}`}</span>
      ) : (
        <QuantityStepper
          value={typed ?? qty}
          min={0}
          max={own ? 9_999 : 99_999}
          label={`Количество: ${name}`}
          onChange={change}
        />
      )}
      {manual && (
        <span className={css.manual}>
          Изменено вручную
          {!readOnly && (
            <Button
              size="small"
              variant="ghost"
              onClick={() => edit(quantity(key, calculated, calculated))}
              aria-label={`Вернуть расчётное: ${calculated}, ${name}`}
            >
              {`Вернуть расчётное: ${calculated}`}
            </Button>
          )}
        </span>
      )}
      <span role="status" className={css.refused}>
        {refused && refusalOf(line)}
      </span>
    </div>
  );
}
