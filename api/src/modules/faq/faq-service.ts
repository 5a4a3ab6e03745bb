import { sanitizeText } from '../../html/sanitize.ts';
import type { FaqRepository } from './faq-repository.ts';

/** `cached` may be a few seconds old. */
type FaqDeps = { repository: FaqRepository; cached: FaqRepository };

export class FaqService {
  constructor(private readonly deps: FaqDeps) {}

  async group(code: string) {
    return (await this.deps.cached.group(code)).map(({ id, question, answer, products }) => ({
      ...{ id, question, products },
      answer: sanitizeText(answer),
    }));
  }

  /** All answers, for the search index, which reads them after each publication. */
  async all() {
    return (await this.deps.repository.all()).map(({ id, question, answer, group_title: group }) => ({
      ...{ id, question, group },
      answer: sanitizeText(answer),
    }));
  }
}
