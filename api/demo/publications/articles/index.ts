import type { publications } from '../../../src/tables/publication-tables.ts';
import { gorina } from '../authors.ts';
import { type Piece, prose, publicationRow } from '../publication.ts';
import { accessArticles } from './access.ts';
import { careArticles } from './care.ts';
import { gateArticles } from './gates.ts';
import { mountingArticles } from './mounting.ts';
import { parkingArticles } from './parking.ts';

/** A scheduled article: no page until its date. */
const ahead: Piece = {
  slug: 'budushchaya-statya',
  title: 'Парковка для электромобилей',
  lead: 'Сколько мест оборудовать зарядкой и как её оплачивают.',
  daysAgo: -3650,
  topic: 'Парковки',
  tags: ['Парковки'],
  author: gorina,
  scene: 'parking',
  blocks: prose('Скоро.'),
};

export const articleRows = (now: Date): (typeof publications.$inferInsert)[] =>
  [...gateArticles, ...accessArticles, ...mountingArticles, ...parkingArticles, ...careArticles, ahead].map((piece) =>
    publicationRow('articles', piece, now),
  );
