import type { SearchGroup } from '@site/contracts/search';
import { formatCount, pluralForm, type PluralForms } from '@site/kernel/plurals';

interface Found {
  noun: PluralForms;
  /** Singular verb: «Найден товар», «найдена категория», «найдено мероприятие». */
  one: 'Найден' | 'Найдена' | 'Найдено';
}

const words: Record<SearchGroup | 'all', Found> = {
  all: { one: 'Найден', noun: ['результат', 'результата', 'результатов'] },
  products: { one: 'Найден', noun: ['товар', 'товара', 'товаров'] },
  categories: { one: 'Найдена', noun: ['категория', 'категории', 'категорий'] },
  documents: { one: 'Найден', noun: ['документ', 'документа', 'документов'] },
  news: { one: 'Найден', noun: ['материал', 'материала', 'материалов'] },
  sections: { one: 'Найден', noun: ['раздел', 'раздела', 'разделов'] },
  faq: { one: 'Найден', noun: ['ответ', 'ответа', 'ответов'] },
  partners: { one: 'Найден', noun: ['партнёр', 'партнёра', 'партнёров'] },
  training: { one: 'Найдено', noun: ['мероприятие', 'мероприятия', 'мероприятий'] },
};

/** «Найден 21 товар», «Найдено 2 категории» */
export function foundText(count: number, group: SearchGroup | 'all'): string {
  const { one, noun } = words[group];
  return `${pluralForm(count, [one, 'Найдено', 'Найдено'])} ${formatCount(count, noun)}`;
}
