import type { companyItems } from '../src/tables/company-tables.ts';

type ItemInsert = typeof companyItems.$inferInsert;
type Item = Omit<ItemInsert, 'company_id' | 'kind' | 'created_at'>;

const services: readonly Item[] = [
  {
    name: 'Монтаж шлагбаума на\u00a0готовое основание',
    category: 'монтаж',
    unit: 'шт.',
    price: 18_500,
    duration: '1\u00a0день',
    description: 'Установка тумбы и\u00a0стрелы, балансировка, подключение к\u00a0готовой линии питания.',
  },
  {
    name: 'Бетонное основание под шлагбаум',
    category: 'монтаж',
    unit: 'шт.',
    price: 12_000,
    duration: '2\u00a0дня',
    description: 'Земляные работы, армирование, закладная деталь.',
  },
  {
    name: 'Пусконаладка парковочной системы',
    category: 'ПНР',
    unit: 'день',
    price: 24_000,
    description: 'Настройка сервера, стоек и\u00a0тарифов, обучение персонала заказчика.',
  },
  {
    name: 'Сервисное обслуживание, одна полоса',
    category: 'обслуживание',
    unit: 'усл.',
    price: 4_500,
    vat_included: false,
    description: 'Ежемесячный осмотр, смазка, проверка датчиков безопасности.',
  },
  { name: 'Выезд инженера за\u00a0пределы города', category: 'ремонт', unit: 'час', price: 2_800, is_active: false },
];

const products: readonly Item[] = [
  {
    article: 'ОС-60',
    name: 'Закладная деталь для тумбы шлагбаума',
    category: 'Металлоконструкции',
    unit: 'шт.',
    price: 3_900,
    description: 'Сталь 4\u00a0мм, оцинкованная, с\u00a0четырьмя шпильками М16.',
  },
  { article: 'КБ-7', name: 'Кабель-канал напольный', category: 'Кабельная продукция', unit: 'м', price: 640 },
  {
    article: 'ЗН-12',
    name: 'Комплект дорожных знаков для парковки',
    category: 'Навигация',
    unit: 'компл.',
    price: 17_300,
  },
];

/** Own services and products of two companies: a partner and a company with access to the configurator. */
export const demoItems = (now: Date): ItemInsert[] =>
  [1, 3].flatMap((company_id) =>
    [
      ...services.map((item) => ({ ...item, kind: 'service' as const })),
      ...products.map((item) => ({ ...item, kind: 'product' as const })),
    ].map((item, index) => ({ ...item, company_id, created_at: new Date(now.getTime() + index) })),
  );
