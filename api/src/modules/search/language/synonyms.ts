import { stemOf } from './words.ts';

/** What buyers call by one name and the catalogue by another. One way: who says «привод» means no motor. */
const names: Record<string, readonly string[]> = {
  барьер: ['шлагбаум'],
  брелок: ['пульт'],
  вертушка: ['турникет'],
  колонка: ['стойка'],
  мотор: ['привод', 'двигатель'],
  паркинг: ['парковочный', 'парковка'],
  парковка: ['парковочный'],
  паркомат: ['касса'],
  столбик: ['боллард'],
  тэг: ['метка'],
};

const byStem = new Map(Object.entries(names).map(([word, others]) => [stemOf(word), others.map(stemOf)]));

/** Stems of the names under which the catalogue knows what is called so. */
export const synonymsOf = (stem: string): readonly string[] => byStem.get(stem) ?? [];
