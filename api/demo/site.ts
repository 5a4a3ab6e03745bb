import { paths } from '@site/contracts/paths';
import type { MenuItem } from '@site/contracts/site-data';
import type { menus, siteValues } from '../src/tables/site-tables.ts';
import type { redirects } from '../src/tables/redirect-tables.ts';
import { BRAND } from '../src/brand/brand.ts';
import { goodsCategories } from './goods.ts';

const values = (section: (typeof siteValues.$inferInsert)['section'], entries: Record<string, unknown>) =>
  Object.entries(entries).map(([key, value]) => ({ section, key, value }));

const PHONE = '+7 (800) 555-01-20';
const ADDRESS = '123456, Москва, ул. Примерная, д. 1';
/** Synthetic, like all requisites here: region 00 does not exist, but the check digits are valid. */
const SELLER_INN = '0077000003';

export const siteValueRows: readonly (typeof siteValues.$inferInsert)[] = [
  ...values('settings', { maintenance: false, ordering: true, brand_name: BRAND, free_delivery_from: 50000 }),
  ...values('contacts', {
    header_phone: PHONE,
    support_phone: PHONE,
    support_hours: 'Пн–Пт, 9:00–18:00 (МСК)',
    email: 'info@kamerton.example',
    address: ADDRESS,
    coordinates: [37.6173, 55.7558],
    legal_name: 'АО «Камертон»',
    inn: SELLER_INN,
    ogrn: '1000000000109',
  }),
  ...values('urls', {
    telegram: 'https://t.me/kamerton_example',
    vk: 'https://vk.com/kamerton_example',
    rutube: 'https://rutube.ru/channel/kamerton_example/',
  }),
  ...values('seller', {
    requisites: {
      name: 'АО «Камертон»',
      address: ADDRESS,
      inn: SELLER_INN,
      kpp: '007701001',
      bank_name: 'АО «Примерный банк», г. Москва',
      bik: '044000000',
      corr_account: '30101810800000000000',
      checking_account: '40702810900000000001',
      director: 'Образцов О. О.',
      accountant: 'Счётова С. С.',
    },
  }),
  ...values('checkout', {
    warehouses: [
      {
        value: 'khimki',
        label: 'Склад в Химках',
        address: 'Московская обл., Химки, ул. Складская, д. 3',
        hours: 'Пн–Пт, 9:00–18:00',
      },
      {
        value: 'shushary',
        label: 'Склад в Шушарах',
        address: 'Санкт-Петербург, пос. Шушары, Тестовое ш., д. 7',
        hours: 'Пн–Пт, 9:00–17:30',
      },
    ],
    carriers: ['Деловые Линии', 'ПЭК', 'СДЭК', 'Байкал Сервис', 'КИТ'],
    courier_cities: ['Москва', 'Химки', 'Мытищи', 'Красногорск', 'Санкт-Петербург'],
    courier_price: 1500,
  }),
  ...values('texts', {
    technical_title: 'На сайте ведутся технические работы',
    technical_text: 'Мы скоро вернёмся',
    ordering_off: 'Оформление заказов временно недоступно',
    // A link to the policy follows this text.
    cookie_banner: 'Мы используем файлы cookie и\u00a0сервис веб-аналитики, чтобы сайт работал лучше.',
    // A new version asks visitors for consent again.
    cookies_version: '2026-11-23',
    price_note: 'Цены указаны с\u00a0НДС. Информация на\u00a0сайте не\u00a0является публичной офертой',
    appearance_note: 'Внешний вид и\u00a0комплектация могут отличаться',
    footer_about: 'Производим автоматику для ворот, шлагбаумы и\u00a0парковочные системы с\u00a02004\u00a0года',
    consent_version: '2026-11-23',
    consent_feedback:
      'Даю согласие АО «Камертон» на обработку персональных данных (имя, телефон, электронная почта, текст обращения) для ответа на обращение, обратного звонка, запроса цены и записи на обучение сроком на один год после ответа. Согласие можно отозвать письмом на info@kamerton.example.',
  }),
];

const item = (title: string, url: string, children?: MenuItem[]): MenuItem => ({
  title,
  url,
  ...(children && { children }),
});

const support = [
  item('Каталоги и\u00a0брошюры', paths.supportDocuments('catalog')),
  item('Инструкции', paths.supportDocuments('instructions')),
  item('Паспорта изделий', paths.supportDocuments('passports')),
  item('Деталировки', paths.supportDocuments('parts')),
  item('Сертификаты и\u00a0декларации', paths.supportDocuments('certifications')),
  item('Сервисная документация', paths.supportDocuments('services')),
  item('Прайс-листы', paths.priceList()),
  item('Гарантия', paths.warranty()),
  item('Вопросы и\u00a0ответы', paths.faq()),
];

const company = [
  item('О\u00a0компании', paths.about()),
  item('Новости', paths.news()),
  item('Блог', paths.blog()),
  item('Статьи', paths.articles()),
  item('Проекты', paths.projects()),
  item('Контакты', paths.contacts()),
];

const academy = [
  item('Программы обучения', paths.academyTrainings()),
  item('Расписание', paths.academyCalendar()),
  item('Преподаватели', paths.academyTrainers()),
  item('Учебные классы', paths.academyLocations()),
  item('Об академии', paths.academyAbout()),
  item('Сертификаты', paths.academyCertificates()),
];

const categories = goodsCategories();
const catalog = categories
  .filter(({ parent }) => !parent)
  .map((top) =>
    item(
      top.name ?? '',
      paths.category(top.slug),
      categories
        .filter(({ parent }) => parent === top.slug)
        .map(({ slug, name = '' }) => item(name, paths.category(slug))),
    ),
  );

const companyProfile = [
  item('Филиалы', paths.accountBranches()),
  item('Сотрудники', paths.accountEmployees()),
  item('Сертификаты', paths.accountCertificates()),
  item('Проекты', paths.accountProjects()),
  item('Расширенные услуги', paths.accountServices()),
  item('Собственные товары', paths.accountOwnProducts()),
  item('Помощь', paths.accountHelp()),
];

/** The section's own page is open to users without access to the configurator. */
const partnerTools = [
  item('Конфигуратор парковок', paths.proposals()),
  item('Сертификат партнёра', paths.partnerCertificate()),
  item('Материалы', paths.partnerMaterials()),
  item('Политика для партнёров', paths.partnerPolicy()),
];

export const menuRows: readonly (typeof menus.$inferInsert)[] = [
  {
    code: 'header',
    items: [
      item('Решения', paths.parkingSystems(), [
        item('Для дома', paths.content('home-solutions')),
        item('Для бизнеса', paths.content('business-solutions')),
        item('Для парковки', paths.parkingSystems()),
        item('Окупаемость парковки', paths.payBack()),
        item('Конфигуратор парковок', paths.configurator()),
      ]),
      item('Академия', paths.academy(), academy),
      item('Поддержка', paths.support(), support),
      item('Партнёрам', paths.partners(), [
        item('Каталог партнёров', paths.partners()),
        item('Стать партнёром', paths.content('become-partner')),
        item('Профессионалам', paths.profi()),
      ]),
      item('Где купить', paths.whereToBuy()),
      item('Компания', paths.about(), company),
    ],
  },
  {
    code: 'footer',
    items: [
      item(
        'Каталог',
        paths.catalog(),
        catalog.slice(0, 8).map(({ title, url }) => item(title, url)),
      ),
      item('Покупателям', paths.whereToBuy(), [
        item('Где купить', paths.whereToBuy()),
        item('Доставка и\u00a0оплата', paths.content('delivery')),
        item('Гарантия', paths.warranty()),
        item('Вопросы и\u00a0ответы', paths.faq()),
      ]),
      item('Поддержка', paths.support(), support.slice(0, 5)),
      item('Компания', paths.about(), company),
    ],
  },
  {
    code: 'prefooter',
    items: [
      item('Подобрать оборудование', paths.content('feedback')),
      item('Найти партнёра рядом', paths.whereToBuy()),
      item('Скачать документы', paths.support()),
      item('Записаться на обучение', paths.academy()),
    ],
  },
  { code: 'catalog', items: catalog },
  {
    code: 'user',
    items: [
      item('Войти', paths.login()),
      item('Зарегистрироваться', paths.register()),
      item('Стать партнёром', paths.content('become-partner')),
    ],
  },
  {
    code: 'lk',
    items: [
      item('Личный кабинет', paths.account()),
      { ...item('Заказы', paths.accountOrders()), children: [item('История заказов', paths.accountOrdersHistory())] },
      item('Инструменты партнёра', '/account/kp/', partnerTools),
      item('Обучение', paths.accountAcademy()),
      item('Личные данные', paths.accountPersonal()),
      { ...item('Профиль компании', paths.accountProfile()), children: companyProfile },
      item('Клуб монтажников', paths.accountContent('came-club')),
      item('Справка', paths.accountContent('guide')),
    ],
  },
];

export const redirectRows: readonly (typeof redirects.$inferInsert)[] = [
  { from_url: '/catalog/otkatnye-vorota', to_url: paths.category('sliding-gates') },
  { from_url: '/catalog/raspashnye-vorota', to_url: paths.category('swing-gates') },
  { from_url: '/catalog/shlagbaumy', to_url: paths.category('barriers') },
  { from_url: '/catalog/парковки', to_url: paths.parkingSystems() },
  { from_url: '/product/001sl80-24', to_url: paths.product('privod-sl-80') },
  { from_url: '/product/sl-80', to_url: paths.product('privod-sl-80') },
  { from_url: '/company', to_url: paths.about() },
  { from_url: '/contacts', to_url: paths.contacts() },
  { from_url: '/about', to_url: paths.about() },
  { from_url: '/dostavka', to_url: paths.content('delivery') },
  { from_url: '/dealers', to_url: paths.partners() },
  { from_url: '/account', to_url: paths.account() },
  { from_url: '/video', to_url: 'https://rutube.ru/channel/kamerton_example/' },
];
