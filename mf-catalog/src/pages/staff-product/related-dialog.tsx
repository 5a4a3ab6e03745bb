import type { ManagedProduct, RelatedProduct } from '@site/contracts/manage-goods';
import { formColumns } from '@site/forms/form-columns';
import { useState } from 'react';
import { ProductList, type ProductListProps } from '../../features/product-form/product-list.tsx';
import { readRelated, relatedForm, relatedSchema } from '../../features/product-form/product-values.ts';
import { ProductDialog } from './product-dialog.tsx';

const lists: Pick<ProductListProps, 'name' | 'legend' | 'hint' | 'only' | 'position'>[] = [
  {
    name: 'accessories_required',
    legend: 'Обязательные принадлежности',
    hint: 'Без\u00a0них товар не\u00a0работает',
  },
  { name: 'accessories', legend: 'Принадлежности', hint: 'Предлагаются на\u00a0странице товара, по\u00a0порядку' },
  {
    name: 'spare_parts',
    legend: 'Запасные части',
    hint: 'Позиция\u00a0— номер на\u00a0схеме деталей',
    position: 'Позиция',
  },
  { name: 'analogs', legend: 'Аналоги', hint: 'Предлагаются вместо товара, по\u00a0порядку' },
  { name: 'successor', legend: 'Замена', hint: 'Товар, который пришёл на\u00a0смену этому', only: true },
];

interface RelatedDialogProps {
  product: ManagedProduct;
  onClose: () => void;
}

export function RelatedDialog({ product, onClose }: RelatedDialogProps) {
  const [found, setFound] = useState<readonly RelatedProduct[]>([]);
  const known = new Map([...product.related, ...found].map((one) => [one.article, one]));
  return (
    <ProductDialog
      product={product}
      title="Связанные товары"
      draft="related"
      schema={relatedSchema}
      toForm={relatedForm}
      fromForm={readRelated}
      onClose={onClose}
    >
      {({ control }) =>
        lists.map((list) => (
          <div key={list.name} className={formColumns.wide}>
            <ProductList
              {...list}
              control={control}
              own={product.article}
              known={known}
              onFound={(one) => setFound((before) => [...before, one])}
            />
          </div>
        ))
      }
    </ProductDialog>
  );
}
