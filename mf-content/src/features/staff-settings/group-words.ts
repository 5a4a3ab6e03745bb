import type { SiteGroupName } from '@site/contracts/site-groups';

export const groupHints: Record<SiteGroupName, string> = {
  requisites: 'Наименование, ИНН, банк: для\u00a0счетов, подвала и\u00a0страницы контактов',
  contacts: 'Телефоны, почта, адрес и\u00a0часы поддержки на\u00a0всех страницах',
  delivery: 'Склады, транспортные компании, города и\u00a0цена курьера, срок оплаты',
  site: 'Название, приём заказов, технические работы',
  social: 'Ссылки в\u00a0подвале',
  texts: 'Подписи в\u00a0подвале, сообщения о\u00a0закрытых заказах, согласия',
};
