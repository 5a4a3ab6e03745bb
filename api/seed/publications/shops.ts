import type { shops } from '../../src/modules/partners/partner-tables.ts';

/** `partner` is the slug of the owner's page. */
type ShopSeed = typeof shops.$inferInsert & { partner?: string };

/** Fictitious shops. */
export const shopRows: readonly ShopSeed[] = [
  {
    slug: 'mir-vorot-voronezh',
    kind: 'shop',
    name: 'Мир ворот',
    site: null,
    phone: '+7 (800) 555-02-31',
    hours: 'Пн–Сб, 9:00–20:00',
    directions: ['Ворота', 'Домофония'],
    is_authorised: true,
    note: 'Приводы SL и\u00a0LN, пульты и\u00a0фотоэлементы в\u00a0наличии',
    city: 'Воронеж',
    address: 'Воронеж, ул. Торговая, д. 9',
    longitude: 39.19,
    latitude: 51.66,
    partner: 'stolichnye-vorota',
  },
  {
    slug: 'vezdnaya-gruppa-nizhniy-novgorod',
    kind: 'shop',
    name: 'Въездная группа',
    site: null,
    phone: '+7 (800) 555-02-32',
    hours: 'Пн–Вс, 10:00–19:00',
    directions: ['Ворота', 'Шлагбаумы'],
    is_authorised: false,
    note: 'Запасные части\u00a0— под заказ, за\u00a05\u00a0дней',
    city: 'Нижний Новгород',
    address: 'Нижний Новгород, ул. Ярмарочная, д. 15',
    longitude: 43.97,
    latitude: 56.32,
  },
  {
    slug: 'avtomatika-onlayn',
    kind: 'online',
    name: 'Автоматика Онлайн',
    site: 'https://avtomatika-onlayn.example/',
    phone: '+7 (800) 555-02-33',
    hours: 'Пн–Вс, 9:00–21:00',
    directions: ['Ворота', 'Шлагбаумы', 'Контроль доступа', 'Домофония'],
    is_authorised: true,
    note: 'Доставка по\u00a0всей России, монтаж заказывается отдельно',
    partner: 'avtomatika-yug',
  },
  {
    slug: 'dom-i-vorota',
    kind: 'online',
    name: 'Дом и\u00a0ворота',
    site: 'https://dom-i-vorota.example/',
    phone: '+7 (800) 555-02-34',
    hours: 'Пн–Пт, 9:00–18:00',
    directions: ['Ворота', 'Домофония'],
    is_authorised: true,
    note: 'Самовывоз в\u00a0шести городах',
  },
];
