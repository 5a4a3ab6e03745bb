import { paths } from '@site/contracts/paths';
import type { FoundPage } from '@site/contracts/search';

/** Alternative names of a section. The title and text of a stored page come from its content. */
type Named = { url: string; names: readonly string[] };
export type SiteSection = Named | (Named & FoundPage);

/**
 * Sections of the site, with the titles of its menus. Lists are not stored pages, so the search finds them only through
 * this.
 */
export const siteSections: readonly SiteSection[] = [
  {
    url: paths.catalog(),
    title: 'Каталог',
    text: 'Всё оборудование по\u00a0разделам: ворота, шлагбаумы, парковки, контроль доступа.',
    names: ['Товары', 'Оборудование', 'Продукция'],
  },
  {
    url: paths.parkingSystems(),
    title: 'Решения для парковки',
    text: 'Парковочные системы с\u00a0билетами и\u00a0без\u00a0них.',
    names: ['Парковка'],
  },
  {
    url: paths.configurator(),
    title: 'Конфигуратор парковок',
    text: 'Состав оборудования, план и\u00a0смета парковки за\u00a0пятнадцать минут.',
    names: ['Калькулятор парковки', 'Расчёт парковки'],
  },
  {
    url: paths.academy(),
    title: 'Академия',
    text: 'Курсы, вебинары и\u00a0сертификация монтажников.',
    names: ['Учебный центр'],
  },
  {
    url: paths.academyTrainings(),
    title: 'Программы обучения',
    text: 'Очные и\u00a0онлайн-курсы по\u00a0монтажу, настройке и\u00a0обслуживанию.',
    names: ['Обучение', 'Курсы', 'Онлайн-курсы', 'Тренинги'],
  },
  {
    url: paths.academyCalendar(),
    title: 'Расписание',
    text: 'Ближайшие курсы, семинары и\u00a0вебинары академии.',
    names: ['Календарь', 'События', 'Мероприятия', 'Семинары', 'Вебинары'],
  },
  {
    url: paths.academyTrainers(),
    title: 'Преподаватели',
    text: 'Инженеры, которые ведут занятия академии.',
    names: ['Тренеры', 'Учителя'],
  },
  {
    url: paths.academyLocations(),
    title: 'Учебные классы',
    text: 'Где проходят занятия академии: адреса и\u00a0стенды.',
    names: ['Классы', 'Аудитории'],
  },
  {
    url: paths.academyCertificates(),
    title: 'Сертификаты',
    text: 'Проверка сертификата монтажника по\u00a0номеру.',
    names: ['Проверка сертификата', 'Сертификация'],
  },
  {
    url: paths.news(),
    title: 'Новости',
    text: 'Новости компании и\u00a0отрасли.',
    names: ['Пресс-центр'],
  },
  { url: paths.blog(), title: 'Блог', text: 'Опыт инженеров и\u00a0монтажников.', names: [] },
  {
    url: paths.articles(),
    title: 'Статьи',
    text: 'Как выбрать, установить и\u00a0обслуживать оборудование.',
    names: ['Публикации', 'Обзоры'],
  },
  { url: paths.projects(), names: ['Объекты', 'Портфолио', 'Примеры работ'] },
  { url: paths.support(), names: ['Документы', 'Документация', 'Техподдержка', 'Скачать'] },
  { url: paths.supportDocuments('catalog'), names: ['Брошюры', 'Буклеты'] },
  { url: paths.supportDocuments('instructions'), names: ['Руководства', 'Мануалы'] },
  { url: paths.supportDocuments('passports'), names: ['Техпаспорта'] },
  { url: paths.supportDocuments('parts'), names: ['Взрыв-схемы'] },
  { url: paths.supportDocuments('certifications'), names: ['Декларации соответствия'] },
  { url: paths.supportDocuments('services'), names: ['Регламенты'] },
  { url: paths.priceList(), names: ['Прайс', 'Прайс-лист', 'Цены'] },
  { url: paths.warranty(), names: ['Гарантийный ремонт', 'Рекламация'] },
  { url: paths.faq(), names: ['FAQ', 'ЧаВо', 'Частые вопросы'] },
  { url: paths.partners(), names: ['Каталог партнёров', 'Монтажные организации'] },
  { url: paths.whereToBuy(), names: ['Дилеры', 'Магазины', 'Точки продаж', 'Купить'] },
  { url: paths.about(), names: ['Компания', 'О\u00a0нас', 'Производитель'] },
  { url: paths.contacts(), names: ['Адрес', 'Телефон', 'Офис', 'Реквизиты'] },
];

const namesOf = new Map(siteSections.map(({ url, names }) => [url, names]));

/**
 * Adds the sections to the stored pages, and alternative names to all. A stored page overrides the section's title and
 * text.
 */
export function withSections<T extends FoundPage>(stored: readonly T[]) {
  const written = new Set(stored.map(({ url }) => url));
  const lists = siteSections.filter((section) => 'title' in section && !written.has(section.url)) as FoundPage[];
  return [...lists.map(({ url, title, text }) => ({ url, title, text, headings: [] as string[] })), ...stored].map(
    (page) => ({ ...page, names: namesOf.get(page.url) ?? [] }),
  );
}
