import type { ManagedProduct, ProductValues } from '@site/contracts/manage-goods';
import { useApi } from '@site/runtime';
import { EditDialog, type EditDialogProps } from '../../features/edit/edit-dialog.tsx';
import { changesOf } from '../../features/product-form/product-values.ts';

interface ProductDialogProps<Values extends Record<string, unknown>> extends Omit<
  EditDialogProps<ProductValues, Values>,
  'values' | 'save' | 'done'
> {
  product: ManagedProduct;
  fromForm: (form: Values) => Partial<ProductValues>;
}

/** Changes some values of a product. */
export function ProductDialog<Values extends Record<string, unknown>>({
  product: { id, article, values },
  draft,
  fromForm,
  ...dialog
}: ProductDialogProps<Values>) {
  const api = useApi();
  return (
    <EditDialog
      values={values}
      draft={`staff-product-${draft}-${article}`}
      save={(typed, read) =>
        api.call('PUT /manage/products/{id}/', { params: { id }, body: changesOf(fromForm(typed), read) })
      }
      done="Товар изменён"
      {...dialog}
    />
  );
}
