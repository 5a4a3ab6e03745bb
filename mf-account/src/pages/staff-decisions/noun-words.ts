import { documentPage } from '@site/contracts/content-pages';
import { type DecisionNoun, decisionNouns } from '@site/contracts/decision-nouns';
import type { Decision } from '@site/contracts/manage';
import { paths } from '@site/contracts/paths';
import { siteFieldNames, siteGroupTitles } from '@site/contracts/site-groups';
import { siteMenus } from '@site/contracts/site-menus';
import { isStaffSection, type StaffSection, staffSections } from '@site/contracts/staff-rights';
import { withQuery } from '@site/contracts/addresses';

/** Nouns of decisions that are no sections. */
const others: Readonly<Record<Exclude<DecisionNoun, StaffSection>, string>> = {
  contacts: siteGroupTitles.contacts,
  content: staffSections.pages.title,
  jobs: 'Фоновые задания',
  keys: 'Ключи',
  staff: 'Сотрудники',
  texts: siteGroupTitles.texts,
  'warranty-devices': 'Реестр устройств',
};

const valueIn = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;

export const nounTitle = (noun: string): string =>
  isStaffSection(noun) ? staffSections[noun].title : (valueIn(others, noun) ?? noun);

/** Titles of all nouns, in the order of the alphabet. */
export const nounTitles: Readonly<Record<string, string>> = Object.fromEntries(
  decisionNouns
    .map((noun) => [noun, nounTitle(noun)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'ru')),
);

/** Sections with a page for each item, at the subject of a decision. */
const withPages = new Set([
  ...['orders', 'questions', 'proposals', 'warranty-claims', 'requests', 'product-questions', 'menus', 'shops'],
  ...['events', 'trainings', 'trainers', 'locations', 'academy-certificates', 'applications', 'revisions', 'tickets'],
  ...['companies', 'certificates', 'users'],
]);

/** The page of the item; null: it has none. */
export function pageOf({ noun, subject }: Decision): string | null {
  if (noun === 'content') return documentPage(subject);
  if (noun === 'media') return withQuery(paths.staffSection('media'), { search: subject });
  if (noun === 'settings' && Object.hasOwn(siteGroupTitles, subject)) return paths.staffSection('settings', subject);
  return isStaffSection(noun) && withPages.has(noun) ? paths.staffSection(noun, subject) : null;
}

/** Nouns that a number of a decision counts. */
const numbered: Partial<Record<DecisionNoun, string>> = {
  applications: 'Заявка',
  companies: 'Компания',
  orders: 'Заказ',
  'product-questions': 'Вопрос',
  products: 'Загрузка',
  questions: 'Вопрос',
  tickets: 'Обращение',
  'warranty-claims': 'Обращение',
};

/** Names of subjects that are words of the program. */
const named: Partial<Record<DecisionNoun, Readonly<Record<string, string>>>> = {
  contacts: siteFieldNames,
  menus: Object.fromEntries(Object.entries(siteMenus).map(([code, { title }]) => [code, title])),
  redirects: { list: 'Список' },
  settings: { ...siteFieldNames, ...siteGroupTitles },
  texts: siteFieldNames,
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-/;

/** The subject of a decision in words; null: an id, which means nothing to people. */
export function subjectName({ noun, subject }: Decision): string | null {
  if (UUID.test(subject)) return null;
  const counted = /^\d+$/.test(subject) && valueIn(numbered, noun);
  if (counted) return `${counted} №\u00a0${subject}`;
  return valueIn((named as Readonly<Record<string, Readonly<Record<string, string>>>>)[noun] ?? {}, subject) ?? subject;
}
