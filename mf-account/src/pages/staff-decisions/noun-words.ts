import type { Decision } from '@site/contracts/manage';
import { paths } from '@site/contracts/paths';
import { isStaffSection, staffSections } from '@site/contracts/staff-rights';

/** Nouns of decisions that are no sections. */
const others: Readonly<Record<string, string>> = {
  contacts: 'Контакты',
  content: staffSections.pages.title,
  jobs: 'Фоновые задания',
  keys: 'Ключи',
  staff: 'Сотрудники',
  texts: 'Тексты сайта',
  'warranty-devices': 'Реестр устройств',
};

export const nounTitle = (noun: string): string =>
  isStaffSection(noun) ? staffSections[noun].title : (others[noun] ?? noun);

/** Sections with a page for each item, at the subject of a decision. */
const withPages = new Set([
  ...['orders', 'questions', 'proposals', 'warranty-claims', 'requests', 'product-questions', 'menus', 'shops'],
  ...['events', 'trainings', 'trainers', 'locations', 'academy-certificates', 'applications', 'revisions', 'tickets'],
  ...['companies', 'certificates', 'users'],
]);

/** The page of the item; null: it has none. */
export const pageOf = ({ noun, subject }: Decision): string | null =>
  isStaffSection(noun) && withPages.has(noun) ? paths.staffSection(noun, subject) : null;

const UUID = /^[\da-f]{8}-[\da-f]{4}-/;

/** An id means nothing to people. */
export const isId = (subject: string): boolean => UUID.test(subject);
