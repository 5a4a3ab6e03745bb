import type { PublicationSection } from '@site/contracts/publication-sections';

/** Label of a publication among search results, by section. */
export const publicationNotes: Record<PublicationSection, string> = {
  news: 'Новость',
  blog: 'Блог',
  articles: 'Статья',
};
