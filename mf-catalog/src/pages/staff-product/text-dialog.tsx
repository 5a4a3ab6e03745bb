import type { ManagedProduct } from '@site/contracts/manage-goods';
import { TextFields } from '../../features/product-form/product-fields.tsx';
import { readTexts, textForm, textSchema } from '../../features/product-form/product-values.ts';
import { ProductDialog } from './product-dialog.tsx';

export const TextDialog = ({ product, onClose }: { product: ManagedProduct; onClose: () => void }) => (
  <ProductDialog
    product={product}
    title="Название и описание"
    draft="texts"
    schema={textSchema}
    toForm={textForm}
    fromForm={readTexts}
    onClose={onClose}
  >
    {({ control }) => <TextFields control={control} categories={product.categories} />}
  </ProductDialog>
);
