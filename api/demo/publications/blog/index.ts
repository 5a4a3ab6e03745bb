import type { publications } from '../../../src/tables/publication-tables.ts';
import { nikitina } from '../authors.ts';
import { type Piece, prose, publicationRow } from '../publication.ts';
import { advicePosts } from './advice.ts';
import { factoryPosts } from './factory.ts';
import { sitePosts } from './sites.ts';
import { testPosts } from './tests.ts';

const unseen = { topic: 'Производство', tags: ['Завод'], author: nikitina, scene: 'factory' } as const;

/** A scheduled post: no page until its date. */
const ahead: Piece = {
  ...unseen,
  tags: [...unseen.tags],
  slug: 'budushchaya-zapis',
  title: 'Третья линия',
  lead: 'Что изменится в цехе.',
  daysAgo: -3650,
  blocks: prose('Скоро.'),
};

const draft: Piece = { ...ahead, slug: 'chernovik', title: 'Черновик', daysAgo: 1 };

export const blogRows = (now: Date): (typeof publications.$inferInsert)[] => [
  ...[...sitePosts, ...testPosts, ...factoryPosts, ...advicePosts, ahead].map((piece) =>
    publicationRow('blog', piece, now),
  ),
  { ...publicationRow('blog', draft, now), is_published: false },
];
