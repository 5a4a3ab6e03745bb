import type { ManagedProduct } from '@site/contracts/manage-goods';
import { formColumns } from '@site/forms/form-columns';
import { KitList } from '../../features/product-form/kit-list.tsx';
import { kitForm, kitSchema, readKit } from '../../features/product-form/product-values.ts';
import { ProductDialog } from './product-dialog.tsx';

export const KitDialog = ({ product, onClose }: { product: ManagedProduct; onClose: () => void }) => (
  <ProductDialog
    product={product}
    title="Комплект"
    draft="kit"
    schema={kitSchema}
    toForm={kitForm}
    fromForm={readKit}
    onClose={onClose}
  >
    {({ control }) => (
      <div className={formColumns.wide}>
        <KitList control={control} />
      </div>
    )}
  </ProductDialog>
);
