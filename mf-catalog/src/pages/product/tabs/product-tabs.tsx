import type { Product } from '@site/contracts/catalog';
import { Prose } from '@site/ui/prose';
import type { TabItem } from '@site/ui/tabs';
import { Accessories } from './accessories.tsx';
import { Attributes } from './attributes.tsx';
import { Documents } from './documents.tsx';
import { IncludedItems } from './included-items.tsx';
import { SpareParts } from './spare-parts.tsx';

/** A tab for what there is; nothing empty is offered. The ids are addresses (`#documents`), so they do not change. */
export function productTabs(product: Product): TabItem[] {
  const { description, attributes, included_items: included, documents, accessories, spare_parts: parts } = product;
  return [
    ...(description ? [{ id: 'description', label: 'Описание', content: <Prose html={description} /> }] : []),
    ...(attributes.length ? [{ id: 'attributes', label: 'Характеристики', content: <Attributes product={product} /> }] : []),
    ...(included.length ? [{ id: 'included', label: 'Комплектация', content: <IncludedItems items={included} /> }] : []),
    ...(documents.length
      ? [{ id: 'documents', label: 'Документы', count: documents.length, content: <Documents documents={documents} /> }]
      : []),
    ...(accessories.length
      ? [{ id: 'accessories', label: 'Аксессуары', count: accessories.length, content: <Accessories accessories={accessories} /> }]
      : []),
    ...(parts.length ? [{ id: 'spare-parts', label: 'Запасные части', count: parts.length, content: <SpareParts parts={parts} /> }] : []),
  ];
}
