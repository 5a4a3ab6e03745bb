import type { StoredBlock } from '@site/contracts/stored-blocks';
import { page, type PageRow, text } from '../page-row.ts';

/** Equals the requisites on the contacts page. */
export const OPERATOR = 'АО «Камертон», ИНН 0077000003, ОГРН 1000000000109, 123456, Москва, ул. Примерная, д. 1';

export const section = (number: number, anchor: string, title: string, ...parts: (string | StoredBlock)[]) => [
  { type: 'heading' as const, text: `${number}. ${title}`, level: 2 as const, anchor },
  ...parts.map((part) => (typeof part === 'string' ? text(part) : part)),
];

const items = (texts: readonly string[]) => `<ul>${texts.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const list = (...texts: string[]): StoredBlock => ({ type: 'text', html: items(texts) });

/** Renders a wide table as chapters, one per row, because its columns do not fit a narrow screen. */
export const chapters = (terms: readonly string[], ...rows: [title: string, ...values: string[]][]): StoredBlock => ({
  type: 'text',
  html: rows
    .map(
      ([title, ...values]) =>
        `<h3>${title}</h3>${items(values.map((value, index) => `<strong>${terms[index]}:</strong> ${value}`))}`,
    )
    .join(''),
});

/** Definition list as bullet points. */
export const definitions = (...rows: [name: string, meaning: string][]): StoredBlock =>
  list(...rows.map(([name, meaning]) => `<strong>${name}</strong> — ${meaning}`));

/** Minimum number of sections for a table of contents. */
const MIN_CONTENTS = 4;

function contents(blocks: readonly StoredBlock[]): StoredBlock[] {
  const links = blocks.flatMap((block) =>
    block.type === 'heading' && block.anchor ? [`<a href="#${block.anchor}">${block.text}</a>`] : [],
  );
  if (links.length < MIN_CONTENTS) return [];
  return [{ type: 'text', html: `<p><strong>Содержание</strong></p>${items(links)}` }];
}

type Edition = { number: number; from: string };

export const legalPage = (
  path: string,
  h1: string,
  description: string,
  { number, from }: Edition,
  blocks: StoredBlock[],
): PageRow =>
  page(path, h1, description, [
    text(
      `Редакция от ${from}, № ${number}. Утверждена генеральным директором АО «Камертон» О. О. Образцовым и действует со дня, указанного в этой строке.`,
    ),
    ...contents(blocks),
    ...blocks,
  ]);
