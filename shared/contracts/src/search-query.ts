import { cutText, plainText } from '@site/kernel/plain-text';
import { z } from 'zod';

/** Longer queries are accidental pastes, and are truncated. */
const MAX_LENGTH = 100;

/** The search text of a query string; a repeated key uses its first value. */
export const SearchText = z
  .union([z.string(), z.array(z.string())])
  .default('')
  .transform((value) =>
    cutText(
      plainText([value].flat()[0] ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
      MAX_LENGTH,
    ),
  );

export const SuggestQuery = z.object({ query: SearchText });
