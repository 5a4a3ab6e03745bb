import { SelectField, TextField } from '@site/forms/fields';
import { formColumns } from '@site/forms/form-columns';
import type { Control, FieldPath } from 'react-hook-form';
import { attributeGroups } from '../../features/product-attributes/attribute-groups.ts';
import type { AttributeFormValues } from './attribute-values.ts';

const groups = attributeGroups.map(([value, label]) => ({ value, label }));

interface AttributeFieldsProps<Values extends AttributeFormValues> {
  control: Control<Values>;
  /** Whether the attribute is a number, which has a step. */
  hasStep: boolean;
}

/** Label, group and step. */
export function AttributeFields<Values extends AttributeFormValues>({
  control,
  hasStep,
}: AttributeFieldsProps<Values>) {
  const at = (name: FieldPath<AttributeFormValues>) => name as FieldPath<Values>;
  return (
    <>
      <div className={formColumns.wide}>
        <TextField
          control={control}
          name={at('label')}
          label="Название"
          hint="С&nbsp;единицей через запятую: Макс. вес створки, кг"
          maxLength={300}
          autoComplete="off"
          required
        />
      </div>
      <SelectField control={control} name={at('group')} label="Группа" options={groups} required />
      {hasStep && (
        <TextField
          control={control}
          name={at('step')}
          label="Шаг"
          hint="Ползунка в&nbsp;фильтре"
          inputMode="decimal"
          autoComplete="off"
          required
        />
      )}
    </>
  );
}
