import type { ManagedProduct } from '@site/contracts/manage-goods';
import { formColumns } from '@site/forms/form-columns';
import { AttributeFields } from '../../features/product-form/attribute-fields.tsx';
import { attributesForm, attributesSchema, readAttributes } from '../../features/product-form/product-values.ts';
import { ProductDialog } from './product-dialog.tsx';

export const AttributesDialog = ({ product, onClose }: { product: ManagedProduct; onClose: () => void }) => (
  <ProductDialog
    product={product}
    title="Характеристики"
    draft="attributes"
    schema={attributesSchema}
    toForm={attributesForm(product.attributes)}
    fromForm={readAttributes}
    onClose={onClose}
  >
    {({ control, setValue }) => (
      <div className={formColumns.wide}>
        <AttributeFields control={control} setValue={setValue} attributes={product.attributes} />
      </div>
    )}
  </ProductDialog>
);
