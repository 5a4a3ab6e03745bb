import type { PublicationSection } from '@site/contracts/publication-sections';
import { paths } from '@site/contracts/paths';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';

const words: Record<PublicationSection, { none: string; all: string }> = {
  news: { none: 'Новостей пока нет', all: 'Показать все новости' },
  blog: { none: 'Записей пока нет', all: 'Показать все записи' },
  articles: { none: 'Статей пока нет', all: 'Показать все статьи' },
};

interface NothingPublishedProps {
  section: PublicationSection;
  /** Filters are active: without them the list may not be empty. */
  narrowed: boolean;
}

export function NothingPublished({ section, narrowed }: NothingPublishedProps) {
  const { none, all } = words[section];
  return narrowed ? (
    <EmptyState
      title="Ничего не&nbsp;найдено"
      actions={<ButtonLink href={paths.publications(section)}>{all}</ButtonLink>}
    >
      Попробуйте выбрать другую тему
    </EmptyState>
  ) : (
    <EmptyState title={none} actions={<ButtonLink href={paths.catalog()}>Перейти в&nbsp;каталог</ButtonLink>}>
      Загляните сюда позже или посмотрите оборудование в&nbsp;каталоге
    </EmptyState>
  );
}
