import { stemOf } from './words.ts';

/** Buyers' words and the catalogue's words for the same thing. One-way: «привод» does not mean «мотор». */
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

/** Returns the stems of the catalogue's synonyms for a stem. */
export const synonymsOf = (stem: string): readonly string[] => byStem.get(stem) ?? [];
