import { sanitizeText } from '../../html/sanitize.ts';
import type { FaqRepository } from './faq-repository.ts';

export const createFaqService = (repository: FaqRepository) => ({
  group: async (code: string) =>
    (await repository.group(code)).map(({ id, question, answer, products }) => ({
      ...{ id, question, products },
      answer: sanitizeText(answer),
    })),
  all: async () =>
    (await repository.all()).map(({ id, question, answer, group_title: group }) => ({
      ...{ id, question, group },
      answer: sanitizeText(answer),
    })),
});

export type FaqService = ReturnType<typeof createFaqService>;
