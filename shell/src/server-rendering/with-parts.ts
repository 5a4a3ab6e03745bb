import type { ReactNode } from 'react';
import type { Parts } from '../parts/parts.ts';
import { renderMarkup } from './markup.ts';

/**
 * The page's markup with its parts. One that throws while it renders is left out the next time; the page stays.
 * `onError` hears what else throws inside a Suspense boundary: its place is left to the browser, which tries again.
 */
export async function renderWithParts(
  page: ReactNode,
  parts: Parts,
  onError: (error: unknown) => void,
): Promise<string> {
  for (;;) {
    parts.rendering();
    const errors: unknown[] = [];
    const markup = await renderMarkup(page, (error) => void errors.push(error));
    const broken = parts.unfinished;
    if (!broken.length) {
      for (const error of errors) onError(error);
      return markup;
    }
    for (const part of broken) parts.fail(part, errors[0] ?? new Error('It throws while it renders'));
  }
}
