import { MAX_SLUG } from '@site/contracts/goods-keys';
import type { ManagedProduct } from '@site/contracts/manage-goods';
import { TextareaField, TextField } from '@site/forms/fields';
import { digitsOnly } from '@site/forms/filters';
import { formColumns } from '@site/forms/form-columns';
import { CategoryList } from '../../features/product-form/category-list.tsx';
import { placeForm, placeSchema, readPlace } from '../../features/product-form/place-values.ts';
import { ProductDialog } from './product-dialog.tsx';

export const PlaceDialog = ({ product, onClose }: { product: ManagedProduct; onClose: () => void }) => (
  <ProductDialog
    product={product}
    title="Адрес и категории"
    draft="place"
    schema={placeSchema}
    toForm={placeForm}
    fromForm={readPlace}
    onClose={onClose}
  >
    {({ control }) => (
      <>
        <div className={formColumns.wide}>
          <TextField
            control={control}
            name="slug"
            label="Адрес страницы"
            hint="Латиницей. Прежний адрес будет вести на&nbsp;новый"
            maxLength={MAX_SLUG}
            autoComplete="off"
            required
          />
        </div>
        <div className={formColumns.wide}>
          <CategoryList control={control} categories={product.categories} own={product.values.category} />
        </div>
        <TextField
          control={control}
          name="popularity"
          label="Популярность"
          hint="Порядок в&nbsp;списках: больше&nbsp;— выше"
          inputMode="numeric"
          filter={digitsOnly}
          autoComplete="off"
          required
        />
        <div className={formColumns.wide}>
          <TextareaField
            control={control}
            name="old_articles"
            label="Прежние артикулы"
            hint="По&nbsp;одному в&nbsp;строке: по&nbsp;ним товар находит поиск"
            rows={3}
          />
        </div>
      </>
    )}
  </ProductDialog>
);
