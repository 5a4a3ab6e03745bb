import { BRAND } from '../src/brand/brand.ts';
import type { DocumentSection, documents } from '../src/tables/document-tables.ts';
import type { productDocuments } from '../src/tables/catalog-tables.ts';
import type { DocumentKind } from '@site/contracts/support-lists';
import { readSize } from '@site/kernel/product-size';
import { renderPdf } from '../src/papers/text-pdf.ts';
import type { BuiltProduct } from './products/build-products.ts';
import { faults, technicalDocuments, type Written } from './technical-documents.ts';
import { transliterate } from '../src/text/transliterate.ts';
import { typographDeep } from '../src/text/typograph-deep.ts';

type DocumentInsert = typeof documents.$inferInsert;

const safety: DocumentSection = {
  title: 'Меры безопасности',
  paragraphs: [
    'Монтаж и подключение выполняет специалист с допуском к работам в электроустановках до 1 000 В. Перед работой отключите питание и дождитесь разряда конденсаторов.',
    'Не стойте в зоне движения. Проверьте действие устройств безопасности после монтажа и далее раз в шесть месяцев.',
  ],
};

/** Overall size and weight, as in the table of the product's page. */
function measured(attributes: BuiltProduct['attributes']): string[] {
  const labelOf = (wanted: string) => attributes.find(({ code }) => code === wanted)?.label;
  const [size, weight] = [labelOf('size'), labelOf('weight')];
  return [
    ...(size ? [`габариты (Ш × В × Г) ${size}${readSize(size) ? ' мм' : ''}`] : []),
    ...(weight ? [`масса ${weight} кг`] : []),
  ];
}

const sections: Record<
  'instructions' | 'passports' | 'certifications',
  (series: string, models: BuiltProduct[]) => DocumentSection[]
> = {
  instructions: (_series, models) => [
    { title: 'Назначение', paragraphs: [models[0]?.product.short_description ?? ''] },
    safety,
    {
      title: 'Технические данные',
      paragraphs: models.map(({ product, attributes }) =>
        [
          `${product.article} — ${product.name}`,
          ...product.key_attributes.map(({ label, value }) => `${label}: ${value}`),
          ...measured(attributes),
        ].join('; '),
      ),
    },
    {
      title: 'Комплект поставки',
      paragraphs: (models[0]?.product.included_items ?? []).map(({ name, qty, unit }) => `${name} — ${qty} ${unit}`),
    },
    {
      title: 'Подготовка',
      paragraphs: [
        'Распакуйте изделие и сверьте содержимое с комплектом поставки. Изделие со следами удара не монтируйте: составьте акт и сообщите продавцу.',
        'Проверьте, что условия на месте соответствуют степени защиты и минимальной температуре из таблицы характеристик.',
        'Сверьте место с габаритным чертежом на странице изделия: оставьте доступ к крышке, вводам и узлу разблокировки.',
        'Проложите отдельные трубы для питания и для цепей управления. Сечение проводов выбирайте по длине трассы и мощности.',
        'Поставьте на линию питания автоматический выключатель и устройство защитного отключения.',
      ],
    },
    {
      title: 'Монтаж',
      paragraphs: [
        'Подготовьте основание и кабельные вводы по чертежу изделия. Бетонному основанию дайте набрать прочность.',
        'Выставьте изделие по уровню и закрепите штатным крепежом, проверьте ход без усилия.',
        'Введите кабели через уплотнения снизу, оставьте петлю для стока воды.',
        'Закрепите подвижные части и проверьте, что они не задевают ограждения на всём ходу.',
        'Заземлите корпус отдельным проводником. Закройте неиспользуемые вводы заглушками.',
      ],
    },
    {
      title: 'Подключение',
      paragraphs: [
        'Подключите питание и устройства безопасности по схеме на крышке. Все соединения выполняйте при снятом напряжении.',
        'Нормально замкнутые входы без устройства замкните перемычкой, нормально разомкнутые оставьте свободными.',
        'Кабели устройств безопасности не прокладывайте вместе с силовыми.',
        'Перед включением измерьте напряжение сети и проверьте отсутствие замыкания на корпус.',
      ],
    },
    {
      title: 'Настройка и проверка',
      paragraphs: [
        'Запустите самонастройку и проверьте остановку при препятствии.',
        'Установите крайние положения, затем скорость и усилие. Усилие должно быть наименьшим, при котором движение уверенное.',
        'Прервите луч фотоэлементов во время движения: изделие останавливается или меняет направление.',
        'Проверьте разблокировку при отключённом питании и покажите её владельцу.',
        'Занесите дату, показания и имя исполнителя в паспорт изделия.',
      ],
    },
    {
      title: 'Эксплуатация',
      paragraphs: [
        'Не превышайте интенсивность использования из таблицы характеристик. После срабатывания защиты дайте двигателю остыть.',
        'Не позволяйте детям играть с органами управления и в зоне движения.',
        'При постороннем шуме, запахе или неполном ходе отключите питание и вызовите мастера.',
      ],
    },
    {
      title: 'Обслуживание',
      paragraphs: [
        'Раз в полгода очищайте подвижные части, проверяйте затяжку крепежа и состояние кабелей. Смазка редуктора рассчитана на весь срок службы.',
        'Перед зимой проверьте уплотнения, обогрев и сток воды, после зимы удалите соль и реагенты.',
        'Используйте оригинальные запасные части: их номера стоят на деталировке на странице изделия.',
      ],
    },
    faults,
    {
      title: 'Хранение и утилизация',
      paragraphs: [
        'Храните изделие в упаковке в сухом помещении. После хранения при морозе выдержите его в тепле не менее шести часов до включения.',
        'Аккумуляторы и электронные платы сдавайте в пункты приёма отходов электроники, металл корпуса — в переработку.',
      ],
    },
  ],
  passports: (series, models) => [
    {
      title: 'Сведения об изделии',
      paragraphs: [
        `Серия ${series}. Паспорт распространяется на исполнения:`,
        ...models.map(({ product, attributes }) =>
          [`${product.article} — ${product.name}`, ...measured(attributes)].join('; '),
        ),
      ],
    },
    {
      title: 'Комплект поставки',
      paragraphs: (models[0]?.product.included_items ?? []).map(({ name, qty, unit }) => `${name} — ${qty} ${unit}`),
    },
    {
      title: 'Гарантия',
      paragraphs: [
        `Гарантийный срок — ${models[0]?.product.warranty_months ?? 12} месяцев со дня продажи при соблюдении правил монтажа и эксплуатации.`,
      ],
    },
  ],
  certifications: (series) => [
    {
      title: 'Сведения о соответствии',
      paragraphs: [
        `Изделия серии ${series} соответствуют требованиям технических регламентов ТР ТС 004/2011, ТР ТС 010/2011 и ТР ТС 020/2011.`,
        'Документ подготовлен для демонстрации и не является действующей декларацией.',
      ],
    },
  ],
};

const titles: Record<keyof typeof sections, (series: string) => string> = {
  instructions: (series) => `Инструкция по монтажу, серия ${series}`,
  passports: (series) => `Паспорт изделия, серия ${series}`,
  certifications: (series) => `Образец декларации соответствия, серия ${series}`,
};

const brochures: Record<string, string> = {
  'Автоматика для ворот':
    'Приводы для откатных, распашных, гаражных и промышленных ворот: выбор по массе створки, интенсивности и питанию.',
  'Шлагбаумы и болларды':
    'Шлагбаумы на проезды от 2,5 до 12 м, болларды и блокираторы: скорость, ресурс, стойкость к удару.',
  'Парковочные системы':
    'Въезд по билету, карте и номеру, оплата в кассе и с телефона, окупаемость и состав типовых решений.',
};

type More = Partial<Pick<DocumentInsert, 'category_id' | 'language' | 'number' | 'valid_until' | 'is_partner_only'>>;

/** Registration of a declaration: usually valid for five years; one in seven has expired and is hidden. */
const registration = (id: number): More => ({
  number: `ЕАЭС N RU Д-RU.РА0${1 + (id % 9)}.В.${String(10_000 + id * 37)}/${22 + (id % 4)}`,
  valid_until: id % 7 === 0 ? '2026-06-30' : `20${27 + (id % 4)}-0${1 + (id % 9)}-15`,
});

/** A document before its file is rendered, and its products. */
export type WrittenDocument = {
  row: Omit<DocumentInsert, 'size_bytes'> & { id: number };
  about: readonly BuiltProduct[];
};

/** Creates one set of documents per series, because its models share the manual. */
export function writeDocuments(built: readonly BuiltProduct[], topOf: (categoryId: number) => number) {
  const written: WrittenDocument[] = [];
  const series = [...new Set(built.map(({ product }) => product.series))];

  const add = (
    kind: DocumentKind,
    { series: name = '', title, sections: texts, ...more }: More & Written,
    about: readonly BuiltProduct[] = [],
  ) => {
    const id = written.length + 1;
    const category = about[0]?.product.category_id;
    const row = {
      ...{ id, title, kind },
      // Before the file is rendered: no-break spaces change its size.
      body: typographDeep(texts),
      updated_at: `2026-0${1 + (id % 9)}-1${id % 9}`,
      slug: transliterate(title),
      series: name,
      category_id: category === undefined ? null : topOf(category),
      version: `${1 + (id % 3)}.${id % 5}`,
      ...(kind === 'certifications' && registration(id)),
      ...more,
    };
    written.push({ row, about });
  };

  for (const name of series) {
    const models = built.filter(({ product, family }) => product.series === name && family.weight !== null);
    for (const kind of Object.keys(sections) as (keyof typeof sections)[])
      add(kind, { series: name, title: titles[kind](name), sections: sections[kind](name, models) }, models);
  }
  for (const [title, text] of Object.entries(brochures))
    add('catalog', { title: `Каталог «${title}»`, sections: [{ title, paragraphs: [text] }, safety] });
  for (const { of, kind, ...document } of technicalDocuments(built)) add(kind, document, of);
  return written;
}

/** Renders the files to get their real sizes. */
export async function buildDocuments(written: readonly WrittenDocument[]) {
  const rows: DocumentInsert[] = [];
  const links: (typeof productDocuments.$inferInsert)[] = [];
  for (const { row, about } of written) {
    const { title, updated_at: updatedAt, body } = row;
    const pdf = await renderPdf({ title, brand: BRAND, updatedAt, sections: body });
    rows.push({ ...row, size_bytes: pdf.length });
    links.push(...about.map(({ product }) => ({ product_id: product.id, document_id: row.id })));
  }
  return { rows, links };
}
