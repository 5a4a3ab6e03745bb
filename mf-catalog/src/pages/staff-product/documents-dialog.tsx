import type { ManagedProduct } from '@site/contracts/manage-goods';
import { formColumns } from '@site/forms/form-columns';
import { DocumentList } from '../../features/product-form/document-list.tsx';
import { documentsForm, documentsSchema, readDocuments } from '../../features/product-form/document-values.ts';
import { ProductDialog } from './product-dialog.tsx';

export const DocumentsDialog = ({ product, onClose }: { product: ManagedProduct; onClose: () => void }) => (
  <ProductDialog
    product={product}
    title="Документы"
    draft="documents"
    schema={documentsSchema}
    toForm={documentsForm}
    fromForm={readDocuments}
    onClose={onClose}
  >
    {({ control }) => (
      <div className={formColumns.wide}>
        <DocumentList control={control} />
      </div>
    )}
  </ProductDialog>
);
