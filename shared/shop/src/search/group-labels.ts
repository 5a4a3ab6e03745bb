import type { SearchGroup } from '@site/contracts/search';

export const groupLabels: Record<SearchGroup, string> = {
  products: 'Товары',
  categories: 'Категории',
  sections: 'Разделы сайта',
  faq: 'Вопросы и\u00a0ответы',
  documents: 'Документы',
  news: 'Новости и\u00a0статьи',
  training: 'Обучение',
  partners: 'Партнёры',
};
