import type { ProductDrawing } from '../drawings/index.ts';
import { type Family, number, shown } from './family.ts';

const sectional = (
  category: string,
  series: string,
  use: 'garage' | 'industrial',
  about: string,
  rows: Family['rows'],
): Family => ({
  category,
  series,
  kind: use === 'garage' ? 'Ворота секционные гаражные' : 'Ворота секционные промышленные',
  tail: (a) => `${shown(number(a, 'opening_width'))} × ${shown(number(a, 'opening_height'))} мм`,
  group: 'A',
  warranty: 60,
  country: 'Россия',
  weight: [95, 40],
  size: 'по размеру проёма',
  about,
  features: ['Изготовление за десять рабочих дней', 'Защита от обрыва тросов и пружин', 'Уплотнение по всему контуру'],
  key: ['opening_width', 'opening_height', 'panel_mm', 'lift'],
  attrs: { spring: use === 'garage' ? 'растяжения' : 'торсионные' },
  columns: ['opening_width', 'opening_height', 'panel_mm', 'lift', 'ral', 'wicket'],
  rows,
  draw: (a, i) => ({
    kind: 'sectional-door',
    width: number(a, 'opening_width'),
    height: number(a, 'opening_height'),
    panels: Math.round(number(a, 'opening_height') / 500),
    surface: (['plain', 'ribbed', 'cassette'] as const)[i % 3] ?? 'plain',
    windows: i % 2 === 1,
    wicket: a.wicket === true,
    ral: String(a.ral).replace('RAL ', ''),
    use,
  }),
});

export const doorFamilies: Family[] = [
  {
    ...sectional(
      'sectional-garage',
      'SG',
      'garage',
      'Гаражные ворота SG из панелей толщиной 40 и 45 мм держат тепло и тишину, а цвет подбирается под фасад.',
      [
        ['SG-25', '914SG-2500', 89000, 2500, 2100, '40', 'стандартный', 'RAL 9016', false],
        ['SG-27', '914SG-2700', null, 2700, 2300, '45', 'низкий', 'RAL 7016', false],
        ['SG-30', '914SG-3000', null, 3000, 2400, '45', 'стандартный', 'RAL 8017', true],
        ['SG-50', '914SG-5000', null, 5000, 2300, '45', 'стандартный', 'RAL 7016', false],
      ],
    ),
    extras: {
      '914SG-2700': { stock: 'on_request' },
      '914SG-3000': { stock: 'on_request' },
      '914SG-5000': { stock: 'on_request' },
    },
  },
  {
    ...sectional(
      'sectional-industrial',
      'SI',
      'industrial',
      'Промышленные ворота SI рассчитаны на 100 000 циклов и порывистый ветер; калитка открывается, не поднимая полотна.',
      [
        ['SI-40', '914SI-4000', null, 4000, 4000, '45', 'высокий', 'RAL 5010', true],
        ['SI-50', '914SI-5000', null, 5000, 5000, '80', 'вертикальный', 'RAL 9006', true],
        ['SI-36', '914SI-3600', null, 3600, 3600, '45', 'стандартный', 'RAL 9006', false],
      ],
    ),
    extras: {
      '914SI-4000': { stock: 'on_request' },
      '914SI-5000': { stock: 'backorder' },
      '914SI-3600': { stock: 'on_request' },
    },
  },
  ...(
    [
      [
        'doors-sliding',
        'DS',
        'sliding',
        'Дверь автоматическая раздвижная',
        [
          ['DS-80', '915DS-0080', 148000, '1', 80, 1000, 70, false, false],
          ['DS-120', '915DS-0120', 198000, '2', 120, 1800, 140, true, false],
          ['DS-150E', '915DS-0150', 286000, '2', 150, 2400, 160, true, true],
          ['DS-200T', '915DS-0200', 424000, '4', 100, 3000, 160, true, true],
        ],
      ],
      [
        'doors-swing',
        'DW',
        'swing',
        'Дверь автоматическая распашная',
        [
          ['DW-100', '915DW-0100', 116000, '1', 100, 900, 30, false, false],
          ['DW-160', '915DW-0160', 164000, '1', 160, 1100, 35, true, true],
          ['DW-250', '915DW-0250', 238000, '2', 250, 1800, 40, true, true],
        ],
      ],
    ] as const
  ).map(([category, series, motion, kind, rows]): Family => ({
    category,
    series,
    kind,
    tail: (a) => `проход до ${shown(number(a, 'passage_mm'))} мм`,
    group: 'A',
    warranty: 24,
    country: 'Италия',
    weight: [28, 12],
    size: {
      '915DS-0080': '2160 × 190 × 150',
      '915DS-0120': '3760 × 190 × 150',
      '915DS-0150': '4960 × 190 × 150',
      '915DS-0200': '6160 × 190 × 150',
      '915DW-0100': '680 × 190 × 150',
      '915DW-0160': '805 × 190 × 150',
      '915DW-0250': '1240 × 190 × 150',
    },
    about:
      'Бесшумный привод открывает дверь перед посетителем и удерживает её ровно столько, сколько нужно, даже на сквозняке.',
    features: [
      'Датчик присутствия в зоне закрывания',
      'Режимы «Зима», «Ночь», «Только выход»',
      'Открывание по сигналу пожарной тревоги',
    ],
    key: ['leaves', 'leaf_weight', 'passage_mm', 'speed'],
    attrs: { ip: 'IP20', temp_min: -15 },
    columns: ['leaves', 'leaf_weight', 'passage_mm', 'speed', 'emergency_battery', 'evacuation'],
    rows,
    extras: { '915DS-0120': { badges: ['hit'] }, '915DS-0200': { stock: 'backorder' } },
    draw: (a, i, hue) => ({
      kind: 'automatic-door',
      motion,
      leaves: number(a, 'leaves') as 1 | 2 | 4,
      passage: number(a, 'passage_mm'),
      hue,
    }),
  })),
];

type Part = Extract<ProductDrawing, { kind: 'spare-part' }>['part'];
const parts: Record<string, Part> = {
  плата: 'board',
  двигатель: 'motor',
  редуктор: 'gearbox',
  шестерня: 'gear',
  пружина: 'spring',
  концевик: 'limit-switch',
  корпус: 'housing',
  кабель: 'cable',
  крепёж: 'fastener',
};

const spares = (category: string, rows: Family['rows'], extras: Family['extras'] = {}): Family => ({
  category,
  series: 'SP',
  kind: '',
  group: 'D',
  warranty: 12,
  country: 'Россия',
  weight: [0.2, 0.3],
  size: {
    '119RSL001': '130 × 90 × 28',
    '119RTN001': '170 × 110 × 33',
    '119RBA001': '210 × 130 × 38',
    '119RPE001': '130 × 90 × 28',
    '119RPA001': '170 × 110 × 33',
    '98001-0042': '167 × 167 × 64',
    '98001-0150': '196 × 196 × 64',
    '98002-0030': '324 × 206 × 150',
    '98003-0040': '460 × 119 × 119',
    '98003-0060': '580 × 119 × 119',
    '98001-0100': '240 × 160 × 180',
    '98003-0100': '290 × 640 × 25',
    '98008-0100': '230 × 150 × 6',
    '98001-0200': '304 × 158 × 123',
    '98001-0210': '344 × 182 × 147',
    '98001-0220': '126 × 283 × 110',
    '98003-0200': '344 × 182 × 147',
  },
  extras,
  about: 'Оригинальная запасная часть: те же материалы и допуски, что у детали в новом изделии.',
  features: ['Заменяется без специального инструмента', 'Позиция указана на деталировке в паспорте'],
  key: ['part_kind', 'compatible_products', 'drawing_position'],
  attrs: {},
  columns: ['part_kind', 'compatible_products', 'drawing_position'],
  rows,
  draw: (a, i, hue) => ({
    kind: 'spare-part',
    part: parts[String(a.part_kind)] ?? 'fastener',
    size: ((i % 3) + 1) as 1 | 2 | 3,
    hue,
  }),
});

export const spareFamilies: Family[] = [
  spares(
    'spare-boards',
    [
      ['Плата управления привода SL', '119RSL001', 8900, 'плата', ['901SL-0040', '901SL-0060', '901SL-0080'], '12'],
      ['Плата управления привода TITAN', '119RTN001', 24800, 'плата', ['901TN-0150', '901TN-0200'], '14'],
      ['Плата управления шлагбаума BA', '119RBA001', 16900, 'плата', ['903BA-0030', '903BA-0040'], '9'],
      ['Плата стойки въездной', '119RPE001', 48500, 'плата', ['908PE-0010', '908PE-0020'], '3'],
      ['Плата кассы автоматической', '119RPA001', 89000, 'плата', ['908PA-0010'], '2'],
    ],
    { '119RSL001': { badges: ['hit'] }, '119RPA001': { stock: 'backorder' } },
  ),
  spares(
    'spare-mechanics',
    [
      [
        'Шестерня выходная модуля 4',
        '98001-0042',
        1450,
        'шестерня',
        ['901SL-0040', '901SL-0060', '901SL-0080', '901SL-0100'],
        '5',
      ],
      ['Червячное колесо привода TITAN', '98001-0150', 9600, 'шестерня', ['901TN-0150', '901TN-0200'], '7'],
      ['Редуктор привода LN', '98002-0030', 11800, 'редуктор', ['902LN-0030'], '4'],
      ['Пружина балансировочная 4 м', '98003-0040', 3900, 'пружина', ['903BA-0040'], '6'],
      ['Пружина балансировочная 6 м', '98003-0060', 5200, 'пружина', ['903BC-0060'], '6'],
      ['Крепёж рейки, 10 компл.', '98001-0010', 650, 'крепёж', ['901SL-0040', '901SL-0080'], '21'],
      ['Винт заземления, 10 шт.', '98000-0001', 150, 'крепёж', ['901SL-0040', '903BA-0040'], '30'],
    ],
    { '98003-0040': { stock: 'low_stock' } },
  ),
  spares('spare-housings', [
    ['Крышка привода SL', '98001-0100', 3400, 'корпус', ['901SL-0040', '901SL-0060', '901SL-0080'], '1'],
    ['Дверца тумбы шлагбаума BA', '98003-0100', 6800, 'корпус', ['903BA-0030', '903BA-0040'], '1'],
    ['Стекло экрана стойки', '98008-0100', 5900, 'корпус', ['908PE-0010', '908PX-0010'], '2'],
  ]),
  spares(
    'spare-electrics',
    [
      ['Двигатель 24 В привода SL', '98001-0200', 9900, 'двигатель', ['901SL-0040', '901SL-0060'], '3'],
      ['Двигатель 230 В привода SL', '98001-0210', 11400, 'двигатель', ['901SL-0080', '901SL-0100'], '3'],
      [
        'Концевой выключатель магнитный',
        '98001-0220',
        2300,
        'концевик',
        ['901SL-0040', '901SL-0060', '901SL-0080'],
        '8',
      ],
      ['Кабель энкодера', '98001-0230', 780, 'кабель', ['901SL-0040', '901SL-0080'], '9'],
      ['Двигатель шлагбаума BA', '98003-0200', 18600, 'двигатель', ['903BA-0040'], '4'],
    ],
    { '98001-0210': { stock: 'expected' } },
  ),
];
