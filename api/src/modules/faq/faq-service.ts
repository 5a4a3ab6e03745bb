import { sanitizeText } from '../content/sanitize.ts';
import type { FaqRepository } from './faq-repository.ts';

export const createFaqService = (repository: FaqRepository) => ({
  group: async (code: string) =>
    (await repository.group(code)).map(({ question, answer }) => ({ question, answer: sanitizeText(answer) })),
});

export type FaqService = ReturnType<typeof createFaqService>;
