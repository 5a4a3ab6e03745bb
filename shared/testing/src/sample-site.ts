import type { SiteData } from '@site/contracts/site-data';

/** Complete, minimal site data. */
export const sampleSite: SiteData = {
  header_menu: [],
  footer_menu: [],
  prefooter_menu: [],
  catalog_menu: [],
  user_menu: [],
  lk_menu: [],
  categories: [],
  settings: { maintenance: false, ordering: true, brand_name: 'Камертон', free_delivery_from: 50_000 },
  texts: {},
  contacts: {
    header_phone: '+7 (800) 555-01-20',
    support_phone: '+7 (800) 555-01-20',
    support_hours: 'пн–пт 9:00–18:00',
    email: 'info@kamerton.example',
    address: 'Москва, Заводская улица, 1',
    coordinates: [37.5, 55.85],
    legal_name: 'ООО «Камертон»',
    inn: '0000000000',
    ogrn: '0000000000000',
  },
  urls: { consent: '/consent/', policy: '/privacy/', terms: '/terms/', cookies: '/cookies/' },
  host: 'https://kamerton.example',
};
