import type { ReactNode } from 'react';
import type { Parts } from '../parts/parts.ts';
import { renderMarkup } from './markup.ts';

/**
 * The page's markup with its parts. One that throws while it renders is left out the next time; the page stays.
 * `onError` hears what else throws inside a Suspense boundary: its place is left to the browser, which tries again.
 * `isWhole`: none of that has happened.
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
    for (const part of broken) parts.fail(part, errors[0] ?? new Error('It throws while it renders'));
  }
}
