import type { PublicationSection } from '@site/contracts/publication-sections';
import type { SceneName } from '@site/contracts/scene-names';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import { DAY } from '@site/kernel/dates';
import type { Author, publications } from '../../src/tables/publication-tables.ts';

type Row = typeof publications.$inferInsert;

/** A blog post or an article. */
export type Piece = {
  slug: string;
  title: string;
  lead: string;
  daysAgo: number;
  topic: string;
  tags: string[];
  author: Author;
  scene: SceneName;
  products?: string[];
  documents?: string[];
  blocks: StoredBlock[];
};

/** A paragraph (HTML) or a block. */
type Part = string | StoredBlock;

const html = (text: string): StoredBlock => ({ type: 'text', html: text });

export const prose = (...parts: Part[]): StoredBlock[] =>
  parts.map((part) => (typeof part === 'string' ? html(`<p>${part}</p>`) : part));

export const chapter = (title: string, ...parts: Part[]): StoredBlock[] => [
  { type: 'heading', text: title, level: 2 },
  ...prose(...parts),
];

const items = (texts: readonly string[]) => texts.map((text) => `<li>${text}</li>`).join('');
export const list = (...texts: string[]): StoredBlock => html(`<ul>${items(texts)}</ul>`);
export const inTurn = (...texts: string[]): StoredBlock => html(`<ol>${items(texts)}</ol>`);

/** A table with a text column followed by numeric columns. */
export const table = (caption: string, titles: string[], ...rows: string[][]): StoredBlock => ({
  type: 'table',
  caption,
  columns: titles.map((title, index) => ({ title, align: index ? 'right' : 'left' })),
  rows,
});

/** Builds a publication row, dated `daysAgo` before the seed; a negative value is in the future. */
export const publicationRow = (section: PublicationSection, { daysAgo, ...piece }: Piece, now: Date): Row => ({
  section,
  ...piece,
  published_at: new Date(now.getTime() - daysAgo * DAY),
});
