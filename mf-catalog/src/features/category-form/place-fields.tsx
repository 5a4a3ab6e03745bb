import type { CategoryChoice } from '@site/contracts/manage-goods';
import { SelectField, TextareaField } from '@site/forms/fields';
import { formColumns } from '@site/forms/form-columns';
import type { Control, FieldPath } from 'react-hook-form';

type Values = { parent: string; intro: string };

interface PlaceFieldsProps<Form extends Values> {
  control: Control<Form>;
  parents: readonly CategoryChoice[];
}

/** The category that contains another one, and the introduction of its page. */
export function PlaceFields<Form extends Values>({ control, parents }: PlaceFieldsProps<Form>) {
  const at = (name: FieldPath<Values>) => name as FieldPath<Form>;
  return (
    <>
      <div className={formColumns.wide}>
        <SelectField
          control={control}
          name={at('parent')}
          label="В&nbsp;какой категории"
          options={[
            { value: '', label: 'Верхний уровень каталога' },
            ...parents.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
      </div>
      <div className={formColumns.wide}>
        <TextareaField
          control={control}
          name={at('intro')}
          label="Вступление"
          hint="Одно-два предложения под&nbsp;заголовком"
          rows={3}
          maxLength={1000}
          required
        />
      </div>
    </>
  );
}
