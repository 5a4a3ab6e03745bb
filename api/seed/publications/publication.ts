import type { PublicationSection } from '@site/contracts/publication-sections';
import type { SceneName } from '@site/contracts/scene-names';
import type { StoredBlock } from '@site/contracts/stored-blocks';
import type { Author, publications } from '../../src/modules/publications/publication-tables.ts';

const DAY = 24 * 60 * 60_000;

type Row = typeof publications.$inferInsert;

/** A blog post or an article, by its author. */
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

/** A paragraph, or a block among paragraphs. */
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

/** The first column is words, the others are figures. */
export const table = (caption: string, titles: string[], ...rows: string[][]): StoredBlock => ({
  type: 'table',
  caption,
  columns: titles.map((title, index) => ({ title, align: index ? 'right' : 'left' })),
  rows,
});

/** Published in the morning of a day before the seed; `daysAgo` below zero lies ahead. */
export const publicationRow = (section: PublicationSection, { daysAgo, ...piece }: Piece, now: Date): Row => ({
  section,
  ...piece,
  published_at: new Date(now.getTime() - daysAgo * DAY),
});
