import { isTrue } from './commerce-words.ts';
import { childrenOf, readXml, textAt, within, type XmlElement } from './read-xml.ts';

/** A price and stock of a product of 1C. */
export type Offer = {
  line: number;
  /** Identifier of the product; a characteristic of it follows a `#`. */
  id: string;
  article: string;
  prices: { type: string; currency: string; text: string }[];
  /** Quantities by the identifier of the warehouse; an empty one: the total. Undefined: no word about the stock. */
  stock: { warehouse: string; text: string }[] | undefined;
};

export type Group = { id: string; name: string; parent: string | null };

export type CatalogueProduct = {
  line: number;
  id: string;
  article: string;
  name: string;
  unit: { code: string; text: string };
  description: string;
  /** Identifiers. */
  groups: string[];
  /** Values are texts, or identifiers of values. */
  properties: { id: string; values: string[] }[];
  requisites: { name: string; value: string }[];
  /** Files, the main one first; null: the file says nothing about them. */
  pictures: string[] | null;
  isDeleted: boolean;
};

/** The goods of a file, which has any of the parts. Names are by identifiers of 1C. */
export type CommerceFile = {
  groups: Map<string, Group>;
  properties: Map<string, string>;
  /** Values of properties that have a list of them. */
  values: Map<string, string>;
  priceTypes: Map<string, string>;
  warehouses: Map<string, string>;
  /** Null: the file has no catalogue. */
  catalogue: { changesOnly: boolean; products: CatalogueProduct[] } | null;
  offers: Offer[];
};

const named = (names: Map<string, string>) => (element: XmlElement) =>
  void names.set(textAt(element, 'Ид'), textAt(element, 'Наименование'));

function stockOf(element: XmlElement): Offer['stock'] {
  const byWarehouse = [
    ...childrenOf(element, 'Склад').map(({ attributes }) => ({
      warehouse: attributes.ИдСклада ?? '',
      text: attributes.КоличествоНаСкладе ?? '',
    })),
    ...within(element, 'Остатки/Остаток/Склад').map((one) => ({
      warehouse: textAt(one, 'Ид'),
      text: textAt(one, 'Количество'),
    })),
  ];
  if (byWarehouse.length) return byWarehouse;
  const total = textAt(element, 'Количество') || textAt(element, 'Остатки/Остаток/Количество');
  return total ? [{ warehouse: '', text: total }] : undefined;
}

const toOffer = (element: XmlElement): Offer => ({
  line: element.line,
  id: textAt(element, 'Ид'),
  article: textAt(element, 'Артикул'),
  prices: within(element, 'Цены/Цена').map((price) => ({
    type: textAt(price, 'ИдТипаЦены'),
    currency: textAt(price, 'Валюта'),
    text: textAt(price, 'ЦенаЗаЕдиницу'),
  })),
  stock: stockOf(element),
});

function addGroup(groups: Map<string, Group>, element: XmlElement, parent: string | null) {
  const id = textAt(element, 'Ид');
  groups.set(id, { id, name: textAt(element, 'Наименование'), parent });
  for (const child of within(element, 'Группы/Группа')) addGroup(groups, child, id);
}

function addProperty({ properties, values }: CommerceFile, element: XmlElement) {
  properties.set(textAt(element, 'Ид'), textAt(element, 'Наименование'));
  for (const value of within(element, 'ВариантыЗначений/Справочник'))
    values.set(textAt(value, 'ИдЗначения'), textAt(value, 'Значение'));
}

/** 1C writes an empty element for a product that has no pictures. */
function picturesOf(element: XmlElement): string[] | null {
  const elements = childrenOf(element, 'Картинка');
  return elements.length ? elements.flatMap(({ text }) => text.trim() || []) : null;
}

const toProduct = (element: XmlElement): CatalogueProduct => ({
  line: element.line,
  id: textAt(element, 'Ид'),
  article: textAt(element, 'Артикул'),
  name: textAt(element, 'Наименование'),
  unit: {
    code: childrenOf(element, 'БазоваяЕдиница')[0]?.attributes.Код?.trim() ?? '',
    text: textAt(element, 'БазоваяЕдиница'),
  },
  description: textAt(element, 'Описание'),
  groups: within(element, 'Группы/Ид').map(({ text }) => text.trim()),
  properties: within(element, 'ЗначенияСвойств/ЗначенияСвойства').map((property) => ({
    id: textAt(property, 'Ид'),
    values: childrenOf(property, 'Значение').map(({ text }) => text.trim()),
  })),
  requisites: within(element, 'ЗначенияРеквизитов/ЗначениеРеквизита').map((requisite) => ({
    name: textAt(requisite, 'Наименование'),
    value: textAt(requisite, 'Значение'),
  })),
  pictures: picturesOf(element),
  isDeleted: /^удал[её]н$/i.test(element.attributes.Статус ?? '') || isTrue(textAt(element, 'ПометкаУдаления')),
});

/** Reads a file of the catalogue or of offers. */
export async function readCommerceFile(parts: AsyncIterable<Uint8Array>): Promise<CommerceFile> {
  const file: CommerceFile = {
    ...{ groups: new Map(), properties: new Map(), values: new Map(), priceTypes: new Map(), warehouses: new Map() },
    ...{ catalogue: null, offers: [] },
  };
  const addOffer = (element: XmlElement) => void file.offers.push(toOffer(element));
  // Older versions name a package of changes otherwise; newer ones describe prices and warehouses in the classifier.
  const packages = ['ПакетПредложений', 'ИзмененияПакетаПредложений'];
  await readXml(parts, {
    elements: Object.fromEntries<(element: XmlElement) => void>([
      ['Классификатор/Группы/Группа', (element) => addGroup(file.groups, element, null)],
      ['Классификатор/Свойства/Свойство', (element) => addProperty(file, element)],
      ['Классификатор/Свойства/СвойствоНоменклатуры', (element) => addProperty(file, element)],
      ['Каталог/Товары/Товар', (element) => void file.catalogue?.products.push(toProduct(element))],
      ...['Классификатор', ...packages].map((part) => [`${part}/ТипыЦен/ТипЦены`, named(file.priceTypes)] as const),
      ...['Классификатор', ...packages].map((part) => [`${part}/Склады/Склад`, named(file.warehouses)] as const),
      ...packages.map((part) => [`${part}/Предложения/Предложение`, addOffer] as const),
    ]),
    opened: (path, { СодержитТолькоИзменения: changesOnly = '' }) => {
      if (path === 'Каталог') file.catalogue ??= { changesOnly: isTrue(changesOnly), products: [] };
    },
  });
  return file;
}
