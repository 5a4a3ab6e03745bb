import type { SearchGroup } from '@site/contracts/search';

export const groupLabels: Record<SearchGroup, string> = {
  products: 'Товары',
  categories: 'Категории',
  documents: 'Документы',
  news: 'Новости и\u00a0статьи',
  training: 'Обучение',
};
