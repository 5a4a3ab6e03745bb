import type { ReactNode } from 'react';
import type { Parts } from '../parts/parts.ts';
import { renderMarkup } from './markup.ts';

/**
 * Renders the page with its parts. If a part throws, renders again with its fallback. `onError` gets all other errors
 * inside Suspense boundaries, which the browser retries. `isWhole`: no error occurred.
 */
export async function renderWithParts(
  page: ReactNode,
  parts: Parts,
  onError: (error: unknown) => void,
): Promise<{ markup: string; isWhole: boolean }> {
  for (let isWhole = true; ; isWhole = false) {
    parts.rendering();
    const errors: unknown[] = [];
    const markup = await renderMarkup(page, (error) => void errors.push(error));
    const broken = parts.unfinished;
    if (!broken.length) {
      for (const error of errors) onError(error);
      return { markup, isWhole: isWhole && !errors.length };
    }
    for (const part of broken) parts.fail(part, errors[0] ?? new Error('The part threw while rendering'));
  }
}
