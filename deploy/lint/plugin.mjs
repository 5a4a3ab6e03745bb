import { looseText } from './loose-text.mjs';
import { plainEnglish } from './plain-english.mjs';

/** Rejects the nodes that selectors match, as ESLint's `no-restricted-syntax`. Options are `{ selector, message }`. */
const restrictedSyntax = {
  meta: { type: 'problem', schema: false },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
};

export default {
  meta: { name: 'site' },
  rules: { 'loose-text': looseText, 'plain-english': plainEnglish, 'restricted-syntax': restrictedSyntax },
};
