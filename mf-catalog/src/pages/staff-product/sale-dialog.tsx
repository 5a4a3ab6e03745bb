import type { ManagedProduct } from '@site/contracts/manage-goods';
import { SaleFields } from '../../features/product-form/product-fields.tsx';
import { readSale, saleForm, saleSchema } from '../../features/product-form/product-values.ts';
import { ProductDialog } from './product-dialog.tsx';

export const SaleDialog = ({ product, onClose }: { product: ManagedProduct; onClose: () => void }) => (
  <ProductDialog
    product={product}
    title="Цена и наличие"
    draft="sale"
    schema={saleSchema}
    toForm={saleForm}
    fromForm={readSale}
    onClose={onClose}
  >
    {({ control }) => <SaleFields control={control} />}
  </ProductDialog>
);
