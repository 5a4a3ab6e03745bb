import type { DocumentKind } from '@site/contracts/support-lists';
import type { documents, DocumentSection } from '../src/tables/document-tables.ts';
import type { BuiltProduct } from './products/build-products.ts';

export type Written = { series?: string; title: string; sections: DocumentSection[] };

type Technical = Written &
  Partial<Pick<typeof documents.$inferInsert, 'language' | 'is_partner_only'>> & {
    kind: DocumentKind;
    of: BuiltProduct[];
  };

const ofSeries = (built: readonly BuiltProduct[], series: string) =>
  built.filter(({ product }) => product.series === series);

/** Exploded views with part lists, for every series with spare parts. */
function explodedViews(built: readonly BuiltProduct[]): Technical[] {
  const series = [...new Set(built.map(({ product }) => product.series))];
  return series.flatMap((name) => {
    const models = ofSeries(built, name);
    const articles = new Set(models.map(({ product }) => product.article));
    const parts = built.filter(({ compatible }) => compatible.some((article) => articles.has(article)));
    if (parts.length === 0) return [];
    const lines = parts.map(({ product, position }) => `Поз. ${position}. ${product.name}, артикул ${product.article}`);
    const section = { title: 'Спецификация запасных частей', paragraphs: lines };
    return [
      { kind: 'parts' as const, series: name, title: `Деталировка, серия ${name}`, sections: [section], of: models },
    ];
  });
}

const regulation = (interval: string): DocumentSection => ({
  title: 'Регламент',
  paragraphs: [
    `Обслуживание проводится каждые ${interval}. Результат записывается в паспорт изделия.`,
    'Проверьте затяжку крепежа, состояние кабелей и уплотнений, ток двигателя под нагрузкой и остановку при препятствии.',
    'Замените детали, износ которых превышает указанный в таблице предел.',
  ],
});

export const faults: DocumentSection = {
  title: 'Поиск неисправностей',
  paragraphs: [
    'Индикатор мигает один раз: обрыв цепи безопасности. Проверьте перемычки и фотоэлементы.',
    'Индикатор мигает дважды: перегрузка двигателя. Проверьте ход створки вручную, затем усилие в настройках.',
    'Индикатор мигает трижды: ошибка энкодера. Выполните настройку заново, при повторении замените плату.',
  ],
};

const serviceBooks: readonly [series: string, name: string, interval: string, partners: boolean][] = [
  ['SL', 'приводов', '6 месяцев', false],
  ['TITAN', 'приводов', '3 месяца', true],
  ['BA', 'шлагбаумов', '6 месяцев', false],
  ['BC', 'шлагбаумов', '3 месяца', true],
  ['BD', 'боллардов', '3 месяца', true],
  ['PARK', 'парковочного оборудования', '3 месяца', true],
];

const serviceDocuments = (built: readonly BuiltProduct[]): Technical[] => [
  ...serviceBooks.map(([series, name, interval, is_partner_only]): Technical => ({
    ...{ kind: 'services', series, is_partner_only },
    title: `Регламент обслуживания ${name}, серия ${series}`,
    sections: [regulation(interval), faults],
    of: ofSeries(built, series),
  })),
  {
    kind: 'services',
    series: 'PARK',
    is_partner_only: true,
    title: 'Сервисный бюллетень 2026-04: прошивка купюроприёмника',
    sections: [
      {
        title: 'Что изменилось',
        paragraphs: [
          'Обновление исправляет возврат купюр номиналом 500 рублей. Ставится на кассы, выпущенные до 40-й недели 2025 года.',
          'Обновление выполняется через сервисное меню, касса на это время закрыта: около десяти минут.',
        ],
      },
    ],
    of: ofSeries(built, 'PARK'),
  },
];

const inEnglish = (built: readonly BuiltProduct[]): Technical[] =>
  ['SL', 'BA', 'LN'].map((series) => ({
    ...{ kind: 'instructions', series, language: 'en' },
    title: `Installation manual, series ${series}`,
    sections: [
      {
        title: 'Safety',
        paragraphs: ['Disconnect the power supply before any work. Keep away from the leaf while it moves.'],
      },
      {
        title: 'Installation',
        paragraphs: [
          'Prepare the base and the cable entries according to the drawing.',
          'Fix the device with the supplied fasteners and check that it moves without force.',
          'Connect power and safety devices, start the self-learning cycle and test the obstacle stop.',
        ],
      },
    ],
    of: ofSeries(built, series),
  }));

export const technicalDocuments = (built: readonly BuiltProduct[]): Technical[] => [
  ...explodedViews(built),
  ...serviceDocuments(built),
  ...inEnglish(built),
];
