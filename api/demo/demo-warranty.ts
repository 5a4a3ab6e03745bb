import { createHash } from 'node:crypto';
import type { ClaimState, WarrantyBasis } from '@site/contracts/warranty-lists';
import { DAY } from '@site/kernel/dates';
import type { products } from '../src/tables/catalog-tables.ts';
import type { warrantyClaimEvents, warrantyClaims, warrantyDevices } from '../src/tables/warranty-tables.ts';

type Known = [serial: string, article: string, soldOn: string | null, basis?: WarrantyBasis];

/** Manufactured devices; some have an unknown sale date. */
const known: readonly Known[] = [
  ['2609SL80A017', '901SL-0080', '2026-03-20', 'partner'],
  ['2611SL80A104', '901SL-0080', '2026-04-02'],
  ['2544SL80B233', '901SL-0080', '2025-11-18', 'partner'],
  ['2218SL80C051', '901SL-0080', '2022-06-03'],
  ['2602SL40A008', '901SL-0040', '2026-02-12'],
  ['2107SL40D190', '901SL-0040', '2021-03-15'],
  ['2621SL60A055', '901SL-0060', null],
  ['2533SL60B071', '901SL-0060', '2025-09-09', 'partner'],
  ['2614SL85A002', '901SL-0085', '2026-05-14', 'partner'],
  ['2049SL50F310', '901SL-0050', '2021-01-25'],
  ['2525TN15A006', '901TN-0150', '2025-07-30', 'series'],
  ['2412TN20A019', '901TN-0200', '2024-05-06', 'series'],
  ['2605BA30A120', '903BA-0030', '2026-02-27'],
  ['2451BA40A077', '903BA-0040', '2025-01-22', 'partner'],
  ['2616BA40B015', '903BA-0040', '2026-05-08'],
  ['2208BA40C204', '903BA-0040', '2022-03-17'],
  ['2540BC60A011', '903BC-0060', '2025-11-01', 'partner'],
  ['2618BC60A032', '903BC-0060', null],
  ['2607LN30A061', '902LN-0030', '2026-03-05'],
  ['2329LN30B018', '902LN-0030', '2023-08-11'],
  ['2522PE10A004', '908PE-0010', '2025-08-19', 'partner'],
  ['2522PE10A005', '908PE-0010', '2025-08-19', 'partner'],
  ['2538PA10A001', '908PA-0010', '2025-10-27', 'partner'],
  ['1930PA10B003', '908PA-0010', '2019-09-02'],
];

type Product = Pick<typeof products.$inferInsert, 'id' | 'article' | 'warranty_months'>;

const terms: Record<WarrantyBasis, (own: number) => number> = {
  basic: (own) => own,
  partner: (own) => Math.max(own, 36),
  series: (own) => Math.max(own, 60),
};

export const demoDevices = (all: readonly Product[]): (typeof warrantyDevices.$inferInsert)[] =>
  known.flatMap(([serial, article, sold_on, basis = 'basic']) => {
    const product = all.find((one) => one.article === article);
    return product
      ? [{ serial, product_id: product.id, sold_on, basis, months: terms[basis](product.warranty_months) }]
      : [];
  });

type Step = [state: ClaimState, text?: string, byVisitor?: boolean];
type Story = {
  serial: string;
  name: string;
  seller: string;
  defect: string;
  daysAgo: number;
  /** Steps since the claim, two days apart. */
  path: Step[];
};

const stories: readonly Story[] = [
  {
    serial: '2218SL80C051',
    name: 'Пётр',
    seller: 'Столичные ворота, Москва',
    defect: 'Привод гудит, створка не трогается с места. Ток в сети есть, пульт мигает.',
    daysAgo: 74,
    path: [
      [
        'refused',
        'Срок гарантии на это изделие закончился 3 июня 2025 г. Платный ремонт выполнит любой сервисный центр.',
      ],
    ],
  },
  {
    serial: '2544SL80B233',
    name: 'Анна',
    seller: 'Северный въезд, Санкт-Петербург',
    defect: 'После дождя плата не отвечает на пульты, светодиоды не горят.',
    daysAgo: 66,
    path: [
      ['review'],
      [
        'accepted',
        'Гарантия подтверждена. Привезите блок управления в сервисный центр «Северный въезд», ул. Модельная, д. 8.',
      ],
      ['closed', 'Плата заменена, изделие выдано. Гарантия продлена на время ремонта.'],
    ],
  },
  {
    serial: '2605BA30A120',
    name: 'Ирина',
    seller: 'Автоматика Юг, Краснодар',
    defect: 'Стрела опускается наполовину и останавливается.',
    daysAgo: 58,
    path: [
      ['question', 'Пришлите, пожалуйста, фотографию пружины и положение регулировочной гайки.'],
      ['review', 'Фотографии приложил. Гайка закручена до упора.', true],
      [
        'refused',
        'Пружина перетянута при монтаже: это не гарантийный случай. Инструкция по регулировке — на странице товара.',
      ],
    ],
  },
  {
    serial: '2451BA40A077',
    name: 'Сергей',
    seller: 'Паркинг Инжиниринг, Москва',
    defect: 'Не срабатывает концевой выключатель верхнего положения.',
    daysAgo: 41,
    path: [
      ['accepted', 'Выезд мастера «Паркинг Инжиниринг» назначен, с вами свяжутся по телефону.'],
      ['closed', 'Концевой выключатель заменён на объекте.'],
    ],
  },
  {
    serial: '2525TN15A006',
    name: 'Дмитрий',
    seller: 'Столичные ворота, Москва',
    defect: 'Посторонний стук в редукторе на полном ходу, слышен только под нагрузкой.',
    daysAgo: 24,
    path: [
      ['review'],
      ['accepted', 'Гарантия подтверждена. Сервисный центр заберёт привод и на время ремонта установит подменный.'],
    ],
  },
  {
    serial: '2540BC60A011',
    name: 'Ольга',
    seller: 'Автоматика Юг, Краснодар',
    defect: 'Шлагбаум самопроизвольно поднимается ночью.',
    daysAgo: 19,
    path: [['question', 'Уточните, подключён ли внешний приёмник и какой длины к нему кабель.']],
  },
  {
    serial: '2538PA10A001',
    name: 'Максим',
    seller: 'Паркинг Инжиниринг, Москва',
    defect: 'Купюроприёмник возвращает купюры по 500 рублей, остальные принимает.',
    daysAgo: 15,
    path: [['review'], ['accepted', 'Обновление прошивки купюроприёмника выполнит инженер партнёра удалённо.']],
  },
  {
    serial: '2522PE10A004',
    name: 'Алексей',
    seller: 'Паркинг Инжиниринг, Москва',
    defect: 'Принтер билетов подаёт две ленты сразу.',
    daysAgo: 11,
    path: [['review']],
  },
  {
    serial: '2602SL40A008',
    name: 'Наталья',
    seller: 'Интернет-магазин «Ворота и точка»',
    defect: 'Привод останавливается через два метра и едет обратно.',
    daysAgo: 8,
    path: [['question', 'Проверьте, пожалуйста, не закрыты ли фотоэлементы, и пришлите фотографию дисплея платы.']],
  },
  {
    serial: '2607LN30A061',
    name: 'Виктор',
    seller: 'Северный въезд, Санкт-Петербург',
    defect: 'Правый привод распашных ворот закрывается медленнее левого.',
    daysAgo: 5,
    path: [['review']],
  },
  {
    serial: '2616BA40B015',
    name: 'Елена',
    seller: 'Столичные ворота, Москва',
    defect: 'Подсветка стрелы горит только на первой половине.',
    daysAgo: 2,
    path: [],
  },
  {
    serial: '2609SL80A017',
    name: 'Игорь',
    seller: 'Паркинг Инжиниринг, Москва',
    defect: 'Перестал работать приём сигнала с пультов дальше трёх метров.',
    daysAgo: 1,
    path: [],
  },
];

const FIRST = 1001;

/** Builds claims in every state. Their codes are public, like the demo accounts. */
export function demoClaims(now: Date, version: string) {
  const claims: (typeof warrantyClaims.$inferInsert)[] = [];
  const events: Omit<typeof warrantyClaimEvents.$inferInsert, 'id'>[] = [];
  stories.forEach(({ serial, name, seller, defect, daysAgo, path }, index) => {
    const number = FIRST + index;
    const created_at = new Date(now.getTime() - daysAgo * DAY);
    const device = known.find(([one]) => one === serial);
    const steps: Step[] = [['new'], ...path];
    events.push(
      ...steps.map(([state, text = '', by_visitor = false], step) => ({
        ...{ claim_number: number, state, text, by_visitor },
        created_at: new Date(created_at.getTime() + step * 2 * DAY),
      })),
    );
    claims.push({
      ...{ number, serial, name, seller, defect, created_at },
      code: createHash('sha256').update(`claim ${number}`).digest('base64url').slice(0, 24),
      state: steps.at(-1)?.[0] ?? 'new',
      article: device?.[1] ?? '',
      purchased_on: device?.[2] ?? '2026-05-20',
      phone: `+7900000${String(1100 + index)}`,
      email: `claim${index + 1}@example.ru`,
      address: '203.0.113.10',
      agreed_version: version,
      agreed_hash: createHash('sha256').update(version).digest('hex'),
    });
  });
  return { claims, events, next: FIRST + stories.length };
}
