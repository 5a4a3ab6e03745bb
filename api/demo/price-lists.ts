import type { priceLists } from '../src/tables/price-list-tables.ts';

type PriceListInsert = typeof priceLists.$inferInsert;

const section = (category: string, title: string) => ({ anchor: `/#${category}`, title, category });

const parkingEquipment = section('parking-systems', 'Парковочное оборудование');
const barriers = section('barriers', 'Шлагбаумы');

export const priceListRows: readonly PriceListInsert[] = [
  {
    slug: 'retail',
    title: 'Розничный прайс-лист',
    description: 'Всё оборудование и запасные части по розничным ценам.',
    sections: null,
    valid_from: '2026-11-01',
    sort: 1,
  },
  {
    slug: 'automation',
    title: 'Автоматика для ворот',
    description: 'Приводы, радиоуправление и устройства безопасности.',
    sections: [
      section('sliding-gates', 'Откатные ворота'),
      section('swing-gates', 'Распашные ворота'),
      section('garage-doors', 'Гаражные ворота'),
      section('industrial-doors', 'Промышленные ворота'),
      section('radio-control', 'Радиоуправление'),
      section('safety', 'Устройства безопасности'),
    ],
    valid_from: '2026-11-01',
    sort: 2,
  },
  {
    slug: 'parking',
    title: 'Парковочные системы',
    description: 'Стойки, кассы, шлагбаумы, болларды и контроль доступа.',
    sections: [
      parkingEquipment,
      barriers,
      section('bollards', 'Болларды и блокираторы'),
      section('turnstiles', 'Турникеты'),
      section('access-control', 'Контроль доступа'),
    ],
    valid_from: '2026-10-15',
    sort: 3,
  },
  {
    slug: 'spare-parts',
    title: 'Запасные части',
    description: 'Платы, механика и электрика для ремонта.',
    sections: [section('spare-parts', 'Запасные части')],
    valid_from: '2026-09-01',
    sort: 4,
  },
  {
    slug: 'partner',
    title: 'Партнёрский прайс-лист',
    description: 'Весь каталог с вашей ценой рядом с розничной.',
    sections: null,
    valid_from: '2026-11-01',
    is_partner_only: true,
    sort: 5,
  },
  {
    slug: 'partner-parking',
    title: 'Парковки под ключ',
    description: 'Состав парковочных систем с вашей ценой, для расчёта проектов.',
    sections: [parkingEquipment, barriers],
    valid_from: '2026-11-01',
    is_partner_only: true,
    sort: 6,
  },
];
