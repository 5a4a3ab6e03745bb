import type { CategoryValues, ManagedCategory } from '@site/contracts/manage-categories';
import { useApi } from '@site/runtime';
import { differing } from '../../features/edit/differing.ts';
import { EditDialog, type EditDialogProps } from '../../features/edit/edit-dialog.tsx';

interface CategoryDialogProps<Values extends Record<string, unknown>> extends Omit<
  EditDialogProps<CategoryValues, Values>,
  'values' | 'save' | 'done'
> {
  category: ManagedCategory;
  fromForm: (form: Values) => Partial<CategoryValues>;
}

/** Changes some values of a category. */
export function CategoryDialog<Values extends Record<string, unknown>>({
  category: { id, values },
  draft,
  fromForm,
  ...dialog
}: CategoryDialogProps<Values>) {
  const api = useApi();
  const save = (typed: Values, stored: CategoryValues) => {
    const { given, read } = differing(fromForm(typed), stored);
    return api.call('PUT /manage/categories/{id}/', { params: { id }, body: { ...given, base: read } });
  };
  return (
    <EditDialog
      values={values}
      draft={`staff-category-${draft}-${id}`}
      save={save}
      done="Категория изменена"
      {...dialog}
    />
  );
}
