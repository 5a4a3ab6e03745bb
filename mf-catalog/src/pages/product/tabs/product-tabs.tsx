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

/** Adds a print heading: on paper the row of tabs is hidden and all panels are printed. */
const titled = (tab: TabItem): TabItem => ({
  ...tab,
  content: (
    <>
      <h2 className={css.printTitle}>{tab.label}</h2>
      {tab.content}
    </>
  ),
});

/** Tabs that are not printed. */
const onScreenOnly = new Set(['accessories', 'questions']);

/** Tabs with content, and always the questions. The ids are used in URLs (`#documents`), so they must not change. */
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
