import type { Product } from '@site/contracts/catalog';
import { Prose } from '@site/ui/prose';
import type { TabItem } from '@site/ui/tabs';
import { DocumentRows } from '../../../features/documents/document-rows.tsx';
import { Questions } from '../questions/questions.tsx';
import { Accessories } from './accessories.tsx';
import { Attributes } from './attributes.tsx';
import { IncludedItems } from './included-items.tsx';
import { ownDescription } from './own-description.ts';
import { SpareParts } from './spare-parts.tsx';
import css from './tabs.module.css';

/** On paper the row of tabs is gone and the panels stand below each other: each says what it is. */
const titled = (tab: TabItem): TabItem => ({
  ...tab,
  content: (
    <>
      <h2 className={css.printTitle}>{tab.label}</h2>
      {tab.content}
    </>
  ),
});

/** Ways to go on, which paper does not have. */
const onScreenOnly = new Set(['accessories', 'questions']);

/** A tab for what there is; nothing empty is offered, and a question can always be asked. The ids are addresses (`#documents`), so they do not change. */
export function productTabs(product: Product): TabItem[] {
  const { attributes, included_items: included, documents, accessories, spare_parts: parts } = product;
  const description = ownDescription(product);
  const tabs: TabItem[] = [
    ...(description ? [{ id: 'description', label: 'Описание', content: <Prose html={description} /> }] : []),
    ...(attributes.length
      ? [{ id: 'attributes', label: 'Характеристики', content: <Attributes product={product} /> }]
      : []),
    ...(included.length
      ? [{ id: 'included', label: 'Комплектация', content: <IncludedItems items={included} /> }]
      : []),
    ...(documents.length
      ? [
          {
            id: 'documents',
            label: 'Документы',
            count: documents.length,
            content: <DocumentRows documents={documents} />,
          },
        ]
      : []),
    ...(accessories.length
      ? [
          {
            id: 'accessories',
            label: 'Аксессуары',
            count: accessories.length,
            content: <Accessories accessories={accessories} />,
          },
        ]
      : []),
    ...(parts.length
      ? [{ id: 'spare-parts', label: 'Запасные части', count: parts.length, content: <SpareParts product={product} /> }]
      : []),
    {
      id: 'questions',
      label: 'Вопросы и\u00a0ответы',
      ...(product.questions.total > 0 && { count: product.questions.total }),
      content: <Questions product={product} />,
    },
  ];
  return tabs.map((tab) => (onScreenOnly.has(tab.id) ? tab : titled(tab)));
}
