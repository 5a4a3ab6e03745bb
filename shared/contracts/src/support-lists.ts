/** Kinds of support documents, URL segments in the order of the menu. */
export const documentKinds = ['catalog', 'instructions', 'passports', 'parts', 'certifications', 'services'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindTitles: Record<DocumentKind, string> = {
  catalog: 'Каталоги и\u00a0брошюры',
  instructions: 'Инструкции',
  passports: 'Паспорта изделий',
  parts: 'Деталировки',
  certifications: 'Сертификаты и\u00a0декларации',
  services: 'Сервисная документация',
};

/** Names of a single document. */
export const documentKindNames: Record<DocumentKind, string> = {
  catalog: 'Каталог',
  certifications: 'Декларация',
  instructions: 'Инструкция',
  parts: 'Деталировка',
  passports: 'Паспорт изделия',
  services: 'Сервисный документ',
};

/** Kinds of a product's uploaded documents. The last three are shown at products only. */
export const productFileKinds = [...documentKinds, 'model', 'bim', 'drawing'] as const;
export type ProductFileKind = (typeof productFileKinds)[number];

export const productFileKindNames: Record<ProductFileKind, string> = {
  ...documentKindNames,
  model: '3D-модель',
  bim: 'BIM-модель',
  drawing: 'Чертёж',
};

export const documentLanguages = ['ru', 'en'] as const;
export const languageLabels: Record<(typeof documentLanguages)[number], string> = {
  ru: 'Русский',
  en: 'Английский',
};

/** The first is the default. */
export const documentSorts = ['new', 'old', 'small', 'large', 'title'] as const;
export const documentSortLabels: Record<(typeof documentSorts)[number], string> = {
  new: 'Сначала новые',
  old: 'Сначала старые',
  small: 'Сначала небольшие',
  large: 'Сначала большие',
  title: 'По\u00a0названию',
};
