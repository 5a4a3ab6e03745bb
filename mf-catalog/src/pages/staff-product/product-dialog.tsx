import type { ManagedProduct, ProductValues } from '@site/contracts/manage-goods';
import { formColumns } from '@site/forms/form-columns';
import { useApi } from '@site/runtime';
import { EditDialog, type EditDialogProps } from '../../features/edit/edit-dialog.tsx';
import { changesOf } from '../../features/product-form/product-values.ts';
import { PreviewLink } from './preview-link.tsx';

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
  children,
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
    >
      {(form) => (
        <>
          {children(form)}
          <div className={formColumns.wide}>
            <PreviewLink form={form} id={id} read={fromForm} />
          </div>
        </>
      )}
    </EditDialog>
  );
}
