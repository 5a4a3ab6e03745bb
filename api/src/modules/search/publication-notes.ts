import type { PublicationSection } from '@site/contracts/publication-sections';

/** What one of a section is called, where it stands among other things. */
export const publicationNotes: Record<PublicationSection, string> = {
  news: 'Новость',
  blog: 'Блог',
  articles: 'Статья',
};
