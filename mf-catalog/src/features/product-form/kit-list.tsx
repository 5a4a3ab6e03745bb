import { digitsOnly } from '@site/forms/filters';
import { filteredValue } from '@site/forms/fields';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { iconPlus } from '@site/ui/icons';
import { Input } from '@site/ui/input';
import { useEffect, useRef, useState } from 'react';
import { type Control, get, useController, useFormState } from 'react-hook-form';
import css from './kit-list.module.css';
import { OrderedField } from './ordered-field.tsx';
import type { KitValues } from './product-values.ts';

type Item = KitValues['included_items'][number];

const fields = [
  { name: 'name', label: 'Название', filter: undefined },
  { name: 'qty', label: 'Количество', filter: digitsOnly },
  { name: 'unit', label: 'Единица', filter: undefined },
] as const;

/** Items that the product comes with, in an order. */
export function KitList({ control }: { control: Control<KitValues> }) {
  const { field } = useController({ control, name: 'included_items' });
  const { errors } = useFormState({ control });
  const rows = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<{ index: number } | null>(null);
  const items: readonly Item[] = field.value;
  useEffect(() => {
    if (added) rows.current?.querySelector<HTMLElement>(`[name="included_items.${added.index}.name"]`)?.focus();
  }, [added]);

  const add = () => {
    field.onChange([...items, { name: '', qty: '1', unit: 'шт.' }]);
    setAdded({ index: items.length });
  };
  const change = (index: number, name: keyof Item, typed: string) =>
    field.onChange(items.map((item, at) => (at === index ? { ...item, [name]: typed } : item)));
  const errorOf = (index: number, name: keyof Item): string | undefined =>
    get(errors, `included_items.${index}.${name}.message`);
  return (
    <div ref={rows}>
      <OrderedField
        legend="В&nbsp;комплекте"
        hint={'На\u00a0странице товара, по\u00a0порядку'}
        items={items}
        keyOf={(_item, index) => index}
        titleOf={({ name }, index) => name || `строка ${index + 1}`}
        onChange={field.onChange}
        error={errors.included_items?.message}
        add={
          <Button size="small" variant="secondary" iconStart={iconPlus} onClick={add}>
            Добавить строку
          </Button>
        }
      >
        {(item, index) => (
          <div className={css.item}>
            {fields.map(({ name, label, filter }) => (
              <Field key={name} label={label} error={errorOf(index, name)} required>
                <Input
                  name={`included_items.${index}.${name}`}
                  value={item[name]}
                  inputMode={filter && 'numeric'}
                  autoComplete="off"
                  onBlur={field.onBlur}
                  onChange={(event) => change(index, name, filteredValue(event, filter))}
                />
              </Field>
            ))}
          </div>
        )}
      </OrderedField>
    </div>
  );
}
