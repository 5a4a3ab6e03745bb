import { cutText, plainText } from '@site/kernel/plain-text';
import { z } from 'zod';

/** Longer ones are pasted by mistake: their beginning is looked for. */
const LONGEST = 100;

/** What somebody typed into a search field, as an address has it; of a repeated key the first is taken. */
export const SearchText = z
  .union([z.string(), z.array(z.string())])
  .default('')
  .transform((value) =>
    cutText(
      plainText([value].flat()[0] ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
      LONGEST,
    ),
  );

export const SuggestQuery = z.object({ query: SearchText });
