import type { SiteData } from '@site/contracts/site-data';

/** Small site data for tests, with every form of menu. */
export const testSite: SiteData = {
  header_menu: [
    { title: 'Академия', url: '/academy/', children: [{ title: 'Расписание', url: '/academy/calendar/' }] },
    { title: 'Поддержка', url: '/support/', children: [{ title: 'Инструкции', url: '/support/instructions/' }] },
    { title: 'Где купить', url: '/kupit_came/' },
  ],
  footer_menu: [
    { title: 'Компания', url: '/about/about-came/', children: [{ title: 'Контакты', url: '/about/contacts/' }] },
  ],
  prefooter_menu: [{ title: 'Скачать документы', url: '/support/' }],
  catalog_menu: [
    { title: 'Шлагбаумы', url: '/catalog/barriers/', children: [{ title: 'До 4 м', url: '/catalog/barriers-4m/' }] },
    {
      title: 'Турникеты',
      url: '/catalog/turnstiles/',
      children: [{ title: 'Триподы', url: '/catalog/turnstiles-tripod/' }],
    },
  ],
  user_menu: [{ title: 'Войти', url: '/login/' }],
  lk_menu: [
    { title: 'Личный кабинет', url: '/account/main/' },
    { title: 'Заказы', url: '/account/orders/' },
  ],
  categories: [
    {
      id: 1,
      parent_id: null,
      url: 'barriers',
      name: 'Шлагбаумы',
      image: { image: '/media/barriers.svg' },
      products_count: 12,
    },
  ],
  settings: { maintenance: false, ordering: true, brand_name: 'Камертон', free_delivery_from: 50_000 },
  texts: { price_note: 'Цены указаны с НДС' },
  contacts: {
    header_phone: '+7 (800) 555-01-20',
    support_phone: '+7 (800) 555-01-20',
    support_hours: 'Пн–Пт, 9:00–18:00 (МСК)',
    email: 'info@kamerton.example',
    address: 'Москва, ул. Примерная, д. 1',
    coordinates: [37.6, 55.7],
    legal_name: 'АО «Камертон»',
    inn: '0012345678',
    ogrn: '1000000000109',
  },
  urls: { policy: '/policy/', telegram: 'https://t.me/kamerton_example' },
  host: 'https://kamerton.example',
};
