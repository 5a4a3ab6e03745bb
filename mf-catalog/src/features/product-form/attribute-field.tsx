import type { ProductAttribute } from '@site/contracts/manage-goods';
import { plainText } from '@site/kernel/plain-text';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { Input, Select } from '@site/ui/input';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import css from './attribute-fields.module.css';
import type { AttributesValues } from './product-values.ts';
import { useAttributeValues } from './use-attribute-values.ts';

interface AttributeFieldProps {
  control: Control<AttributesValues>;
  attribute: ProductAttribute;
  onRemoved: () => void;
}

/** Values of an attribute, one input each; nothing, if the product does not have it. */
export function AttributeField({
  control,
  attribute: { code, label, type, is_facet },
  onRemoved,
}: AttributeFieldProps) {
  const { field, fieldState } = useController({ control, name: `attributes.${code}` });
  const values: readonly string[] = field.value ?? [];
  const { known, load } = useAttributeValues(code);
  const listId = useId();
  if (values.length === 0) return null;

  const change = (index: number, value: string) =>
    field.onChange(values.map((one, at) => (at === index ? value : one)));
  const remove = () => {
    field.onChange([]);
    onRemoved();
  };
  const wiring = (index: number) => (index === 0 ? { name: field.name, ref: field.ref } : {});
  const isNew = (value: string) => value.trim() !== '' && known !== undefined && !known.has(plainText(value).trim());
  const hintOf = (value: string) => {
    if (type === 'list' && isNew(value))
      return is_facet ? 'Такого значения ещё нет: в\u00a0фильтре появится новая строка' : 'Такого значения ещё нет';
    return is_facet ? 'Фильтр категории' : undefined;
  };
  return (
    <div className={css.attribute}>
      {values.map((value, index) => (
        // Values have no identity of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <Field
          key={index}
          label={index === 0 ? label : `${label}: значение ${index + 1}`}
          hint={hintOf(value)}
          error={index === 0 ? fieldState.error?.message : undefined}
        >
          {type === 'flag' ? (
            <Select
              {...wiring(index)}
              value={value}
              onBlur={field.onBlur}
              onChange={({ target }) => change(index, target.value)}
            >
              {!['да', 'нет'].includes(value) && <option value={value}>Выберите из&nbsp;списка</option>}
              <option value="да">Да</option>
              <option value="нет">Нет</option>
            </Select>
          ) : (
            <Input
              {...wiring(index)}
              value={value}
              inputMode={type === 'range' ? 'decimal' : undefined}
              autoComplete="off"
              list={known && type === 'list' ? listId : undefined}
              onFocus={type === 'list' ? load : undefined}
              onBlur={field.onBlur}
              onChange={({ target }) => change(index, target.value)}
            />
          )}
        </Field>
      ))}
      {known && type === 'list' && (
        <datalist id={listId}>
          {[...known].map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      <div className={css.buttons}>
        {type !== 'flag' && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Ещё значение: ${label}`}
            onClick={() => field.onChange([...values, ''])}
          >
            Ещё значение
          </Button>
        )}
        <Button size="small" variant="ghost" aria-label={`Убрать: ${label}`} onClick={remove}>
          Убрать
        </Button>
      </div>
    </div>
  );
}
