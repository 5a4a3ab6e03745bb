import type { StoredBlock } from '@site/contracts/stored-blocks';
import { page, type PageRow, text } from '../page-row.ts';

/** Below every legal text: nothing here replaces the operator's lawyer. */
export const draft = 'Текст подготовлен для демонстрации и должен быть утверждён юристом оператора.';

/** A numbered section, which the address of the page can lead to. */
export const section = (number: number, anchor: string, title: string, ...parts: (string | StoredBlock)[]) => [
  { type: 'heading' as const, text: `${number}. ${title}`, level: 2 as const, anchor },
  ...parts.map((part) => (typeof part === 'string' ? text(part) : part)),
];

export const list = (...items: string[]): StoredBlock => ({
  type: 'text',
  html: `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
});

export const table = (caption: string, columns: string[], ...rows: string[][]): StoredBlock => ({
  type: 'table',
  caption,
  columns: columns.map((title) => ({ title, align: 'left' })),
  rows,
});

type Edition = { number: number; from: string };

export const legalPage = (
  path: string,
  h1: string,
  description: string,
  { number, from }: Edition,
  blocks: StoredBlock[],
): PageRow => page(path, h1, description, [text(`Редакция ${number}, действует с ${from}.`), ...blocks, text(draft)]);
