/** Without zod, for the browser. Groups of the site's values, each with one form and one file of the command. */
export const siteGroupNames = ['requisites', 'contacts', 'delivery', 'site', 'social', 'texts'] as const;
export type SiteGroupName = (typeof siteGroupNames)[number];

export const siteGroupTitles: Readonly<Record<SiteGroupName, string>> = {
  requisites: 'Реквизиты продавца',
  contacts: 'Контакты',
  delivery: 'Доставка',
  site: 'Сайт и\u00a0приём заказов',
  social: 'Социальные сети',
  texts: 'Сообщения и\u00a0подписи',
};

/** Names of the social networks, by their keys in `urls`. */
export const socialNetworks = {
  vk: 'ВКонтакте',
  telegram: 'Телеграм',
  odnoklassniki: 'Одноклассники',
  rutube: 'Рутуб',
  dzen: 'Дзен',
} as const;
export type SocialNetwork = keyof typeof socialNetworks;

/** Long messages of the site, by the names under which the pages show them. */
export const siteTextNames = {
  footer_about: 'О\u00a0компании, в\u00a0подвале',
  price_note: 'О\u00a0ценах, в\u00a0подвале',
  appearance_note: 'О\u00a0внешнем виде товаров',
  cookie_banner: 'О\u00a0файлах cookie',
  cookies_version: 'Версия согласия на\u00a0cookie',
  ordering_off: 'Заказы закрыты',
  technical_title: 'Заголовок технических работ',
  technical_text: 'Текст технических работ',
  consent_feedback: 'Согласие в\u00a0формах обращений',
} as const;
export type SiteTextName = keyof typeof siteTextNames;

/** Names of the fields, for forms, messages and the history of decisions. */
export const siteFieldNames = {
  ...socialNetworks,
  ...siteTextNames,
  name: 'Наименование',
  address: 'Адрес',
  inn: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН',
  bank_name: 'Банк',
  bik: 'БИК',
  checking_account: 'Расчётный счёт',
  corr_account: 'Корреспондентский счёт',
  director: 'Руководитель',
  accountant: 'Главный бухгалтер',
  header_phone: 'Телефон в\u00a0шапке',
  support_phone: 'Телефон поддержки',
  support_hours: 'Часы поддержки',
  email: 'Электронная почта',
  latitude: 'Широта',
  longitude: 'Долгота',
  warehouses: 'Склады самовывоза',
  carriers: 'Транспортные компании',
  courier_cities: 'Города курьера',
  courier_price: 'Цена курьера, ₽',
  free_delivery_from: 'Бесплатно от\u00a0суммы, ₽',
  payment_days: 'Рабочих дней на\u00a0оплату',
  brand_name: 'Название сайта',
  ordering: 'Приём заказов',
  maintenance: 'Технические работы',
} as const;

/** Parts that a site may lack, in the order in which they are entered; `required`: the site cannot sell without it. */
export const siteParts = {
  requisites: { required: true },
  products: { required: true },
  documents: { required: true },
  ordering: { required: true },
  contacts: { required: false },
  delivery: { required: false },
  menus: { required: false },
  home: { required: false },
} as const;
export type SitePart = keyof typeof siteParts;
