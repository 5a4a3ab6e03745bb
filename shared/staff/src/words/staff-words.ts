import type { KeyArea, StaffRole } from '@site/contracts/staff-rights';

export const roleNames: Record<StaffRole, string> = {
  content: 'Содержание сайта',
  sales: 'Продажи',
  academy: 'Академия',
  moderator: 'Модерация',
  administrator: 'Администратор',
};

export const roleHints: Record<StaffRole, string> = {
  content: 'Страницы, товары, фотографии, магазины, вопросы о\u00a0товарах',
  sales: 'Заказы и\u00a0оплата, предложения, вопросы, заявки с\u00a0форм, гарантия, компании',
  academy: 'Мероприятия, записи и\u00a0сертификаты академии',
  moderator: 'Заявки и\u00a0правки компаний, обращения, сертификаты партнёров, пользователи',
  administrator: 'Всё, включая настройки, сотрудников и\u00a0ключи',
};

export const areaNames: Record<KeyArea, string> = {
  goods: 'Товары',
  media: 'Фотографии, видео и\u00a0документы',
  library: 'Выбор фотографий и\u00a0видео',
  content: 'Страницы и\u00a0публикации',
  orders: 'Заказы и\u00a0оплата',
  proposals: 'Предложения партнёров',
  questions: 'Вопросы о\u00a0заказах',
  requests: 'Заявки с\u00a0форм',
  warranty: 'Гарантия',
  'product-questions': 'Вопросы о\u00a0товарах',
  academy: 'Академия',
  applications: 'Заявки компаний',
  revisions: 'Правки профилей',
  certificates: 'Сертификаты партнёров',
  tickets: 'Обращения компаний',
  shops: 'Магазины',
  companies: 'Компании',
  users: 'Пользователи',
  settings: 'Настройки сайта',
  jobs: 'Фоновые задания',
  decisions: 'История решений',
};
