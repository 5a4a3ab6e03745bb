import { useDocument, useEditor } from '../../editor/editor-context.tsx';
import { additionally } from '../../editor/updates.ts';
import { SwitchInput } from '../../fields/choice-input.tsx';
import { NumberInput } from '../../fields/number-input.tsx';
import css from '../steps.module.css';

export function Delivery() {
  const { edit } = useEditor();
  const { delivery } = useDocument().configuration.additionally;
  return (
    <div>
      <SwitchInput
        label="Доставка отдельной строкой"
        checked={delivery !== null}
        onChange={(next) => edit(additionally({ delivery: next ? { price: null } : null }))}
      />
      {delivery && (
        <div className={css.fields}>
          <NumberInput
            label="Стоимость доставки"
            unit="₽"
            min={0}
            max={1_000_000_000}
            value={delivery.price === null ? null : Math.round(delivery.price / 100)}
            hint="Пусто — «По&nbsp;запросу»"
            onChange={(roubles) => edit(additionally({ delivery: { price: roubles * 100 } }), 'delivery')}
            onClear={() => edit(additionally({ delivery: { price: null } }), 'delivery')}
          />
        </div>
      )}
    </div>
  );
}
