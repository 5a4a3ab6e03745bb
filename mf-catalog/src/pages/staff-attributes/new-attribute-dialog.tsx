import { attributeTypeNames, attributeTypes } from '@site/contracts/attribute-types';
import { MAX_CODE } from '@site/contracts/goods-keys';
import { SelectField, TextField } from '@site/forms/fields';
import { useSiteForm } from '@site/forms/form';
import { useApi } from '@site/runtime';
import { DecisionForm } from '@site/staff/decide';
import { AttributeFields } from './attribute-fields.tsx';
import { newAttributeSchema, type NewAttributeValues, readAttribute } from './attribute-values.ts';

const types = attributeTypes.map((value) => ({ value, label: attributeTypeNames[value] }));

export function NewAttributeDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const form = useSiteForm<NewAttributeValues>({
    schema: newAttributeSchema,
    defaultValues: { label: '', code: '', type: 'list', group: 'main', step: '1' },
    draft: { name: 'staff-attribute-new' },
  });
  const { control } = form;
  return (
    <DecisionForm
      title="Новая характеристика"
      size="large"
      form={form}
      submit="Создать"
      send={({ code, type, ...values }) =>
        api.call('POST /manage/attributes/', { body: { code, type, ...readAttribute(values) } })
      }
      done="Характеристика создана"
      onClose={onClose}
    >
      <TextField
        control={control}
        name="code"
        label="Код"
        hint="Латиницей, потом не&nbsp;меняется: max_leaf_weight"
        maxLength={MAX_CODE}
        autoComplete="off"
        required
      />
      <SelectField
        control={control}
        name="type"
        label="Вид"
        hint="Потом не&nbsp;меняется. Текст не&nbsp;бывает фильтром"
        options={types}
        required
      />
      <AttributeFields control={control} hasStep={form.watch('type') === 'range'} />
    </DecisionForm>
  );
}
