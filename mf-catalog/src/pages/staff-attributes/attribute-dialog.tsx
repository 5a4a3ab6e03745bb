import { attributeTypeNames } from '@site/contracts/attribute-types';
import type { AttributeValues, ManagedAttribute } from '@site/contracts/manage-categories';
import { formColumns } from '@site/forms/form-columns';
import { useApi } from '@site/runtime';
import { list as listCss } from '@site/staff/list';
import { differing } from '../../features/edit/differing.ts';
import { EditDialog } from '../../features/edit/edit-dialog.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { attributeForm, attributeSchema, readAttribute } from './attribute-values.ts';

interface AttributeDialogProps {
  attribute: ManagedAttribute;
  onClose: () => void;
}

export function AttributeDialog({ attribute, onClose }: AttributeDialogProps) {
  const { code, type, label, group, step } = attribute;
  const api = useApi();
  return (
    <EditDialog
      title="Характеристика"
      values={{ label, group, step }}
      draft={`staff-attribute-${code}`}
      schema={attributeSchema}
      toForm={attributeForm}
      save={(typed, stored: AttributeValues) => {
        const { given, read } = differing(readAttribute(typed), stored);
        return api.call('PUT /manage/attributes/{code}/', { params: { code }, body: { ...given, base: read } });
      }}
      done="Характеристика изменена"
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <p className={`${formColumns.wide} ${listCss.quiet}`}>
            {`Код ${code} и\u00a0вид «${attributeTypeNames[type]}» не\u00a0меняются: ими связаны значения товаров.`}
          </p>
          <AttributeFields control={control} hasStep={type === 'range'} />
        </>
      )}
    </EditDialog>
  );
}
