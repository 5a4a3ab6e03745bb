import type { ProductAttribute } from '@site/contracts/manage-goods';
import { ChoiceGroup } from '@site/ui/choice';
import { useEffect, useRef, useState } from 'react';
import { type Control, useController, type UseFormSetValue, useWatch } from 'react-hook-form';
import { attributeGroups } from '../product-attributes/attribute-groups.ts';
import { AddChoice } from './add-choice.tsx';
import { AttributeField } from './attribute-field.tsx';
import css from './attribute-fields.module.css';
import { OrderedField } from './ordered-field.tsx';
import type { AttributesValues } from './product-values.ts';

interface AttributeFieldsProps {
  control: Control<AttributesValues>;
  setValue: UseFormSetValue<AttributesValues>;
  /** All attributes, in the order of the product page. */
  attributes: readonly ProductAttribute[];
}

const optionOf = ({ code, label }: ProductAttribute) => ({ value: code, label });

/** Attributes of a product by group, and those of its card. */
export function AttributeFields({ control, setValue, attributes }: AttributeFieldsProps) {
  const values = useWatch({ control, name: 'attributes' });
  const [added, setAdded] = useState<{ code: string } | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (added) fields.current?.querySelector<HTMLElement>(`[name="attributes.${added.code}"]`)?.focus();
  }, [added]);

  const has = ({ code }: ProductAttribute) => (values[code] ?? []).length > 0;
  const absent = attributes.filter((attribute) => !has(attribute));
  const add = (code: string) => {
    setValue(`attributes.${code}`, [''], { shouldDirty: true });
    setAdded({ code });
  };
  return (
    <div ref={fields} className={css.fields}>
      {attributeGroups.map(([group, title]) => {
        const some = attributes.filter((attribute) => attribute.group === group);
        return (
          <div key={group} hidden={!some.some(has)}>
            <ChoiceGroup legend={title}>
              <div className={css.group}>
                {some.map((attribute) => (
                  <AttributeField
                    key={attribute.code}
                    control={control}
                    attribute={attribute}
                    onRemoved={() => select.current?.focus()}
                  />
                ))}
              </div>
            </ChoiceGroup>
          </div>
        );
      })}
      <AddChoice
        label="Добавить характеристику"
        select={select}
        groups={[
          { title: 'Фильтры категории', options: absent.filter(({ is_facet }) => is_facet).map(optionOf) },
          ...attributeGroups.map(([group, title]) => ({
            title,
            options: absent.filter((one) => !one.is_facet && one.group === group).map(optionOf),
          })),
        ]}
        onAdd={add}
      />
      <KeyAttributes control={control} labels={attributes.filter(has).map(({ label }) => label)} />
    </div>
  );
}

interface KeyAttributesProps {
  control: Control<AttributesValues>;
  /** Labels of the attributes that the product has. */
  labels: readonly string[];
}

function KeyAttributes({ control, labels }: KeyAttributesProps) {
  const { field, fieldState } = useController({ control, name: 'key_attributes' });
  const select = useRef<HTMLSelectElement>(null);
  const chosen: readonly string[] = field.value;
  const others = [...new Set(labels)].filter((label) => !chosen.includes(label));
  return (
    <OrderedField
      legend="Главные характеристики"
      hint={'На\u00a0карточке товара, по\u00a0порядку, не\u00a0больше\u00a010'}
      items={chosen}
      keyOf={(label) => label}
      titleOf={(label) => label}
      onChange={field.onChange}
      error={fieldState.error?.message}
      add={
        <AddChoice
          label="Добавить на&nbsp;карточку"
          select={select}
          groups={[{ title: 'Характеристики товара', options: others.map((value) => ({ value, label: value })) }]}
          onAdd={(label) => field.onChange([...chosen, label])}
        />
      }
    >
      {(label) => label}
    </OrderedField>
  );
}
