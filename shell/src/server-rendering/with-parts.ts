import type { ReactNode } from 'react';
import type { Parts } from '../parts/parts.ts';
import { renderMarkup } from './markup.ts';

/** The page's markup with its parts. One that throws while it renders is left out the next time; the page stays. */
export async function renderWithParts(page: ReactNode, parts: Parts): Promise<string> {
  for (;;) {
    parts.rendering();
    const errors: unknown[] = [];
    const markup = await renderMarkup(page, (error) => void errors.push(error));
    const broken = parts.unfinished;
    if (!broken.length) return markup;
    for (const part of broken) parts.fail(part, errors[0] ?? new Error('It throws while it renders'));
  }
}
