import type { PublicationSection } from '@site/contracts/publication-sections';
import type { PublicationFilter } from '@site/contracts/publications';
import type { Mark } from './publication-repository.ts';

type Section = {
  name: string;
  title: string;
  description: string;
  /** Filters of the list: query parameter to filtered property. */
  filters: Partial<Record<PublicationFilter, Mark>>;
};

export const sections: Record<PublicationSection, Section> = {
  news: {
    name: 'Новости',
    title: 'Новости компании и\u00a0отрасли',
    description:
      'Новые приводы, шлагбаумы и\u00a0парковочные системы, выставки, обучение партнёров и\u00a0жизнь производства.',
    filters: { tag: 'tag', year: 'year' },
  },
  blog: {
    name: 'Блог',
    title: 'Блог инженеров и\u00a0монтажников',
    description:
      'Объекты, испытания и\u00a0жизнь производства: рассказывают инженеры, монтажники и\u00a0преподаватели академии.',
    filters: { category: 'topic', tag: 'tag' },
  },
  articles: {
    name: 'Статьи',
    title: 'Статьи об автоматике для ворот и\u00a0парковок',
    description:
      'Как выбрать, рассчитать, смонтировать и\u00a0обслуживать приводы, шлагбаумы и\u00a0парковочные системы.',
    filters: { topic: 'topic' },
  },
};
