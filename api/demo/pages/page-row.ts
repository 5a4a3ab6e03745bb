import type { pages } from '../../src/tables/page-tables.ts';
import type { StoredBlock } from '@site/contracts/stored-blocks';

export type PageRow = typeof pages.$inferInsert;

type Options = Partial<
  Pick<PageRow, 'robots' | 'access' | 'parent_path' | 'nofooter' | 'noheader' | 'scroll' | 'title'>
>;

export const page = (
  path: string,
  h1: string,
  description: string,
  blocks: StoredBlock[],
  options: Options = {},
): PageRow => ({
  path,
  h1,
  title: h1,
  description,
  blocks,
  ...options,
});

export const text = (...paragraphs: string[]): StoredBlock => ({
  type: 'text',
  html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
});

export const feedback = (title = 'Задать вопрос'): StoredBlock => ({
  type: 'form',
  title,
  form_code: 'feedback',
  success_text: 'Спасибо! Мы ответим в\u00a0течение рабочего дня',
});

export const hidden = { robots: 'noindex, follow' } as const;
