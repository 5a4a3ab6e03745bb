import type { ProductQuestion, ProductQuestions, QuestionRequest } from '@site/contracts/questions';
import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import { addQuestion, type QuestionReads } from './question-repository.ts';
import type { ProductQuestionRow } from '../../tables/question-tables.ts';

const PAGE_SIZE = 4;

type Sender = { userId: string | null; address: string };

/** Skips questions without an answer; a database constraint also forbids publishing them. */
const toQuestion = (row: ProductQuestionRow): ProductQuestion[] =>
  row.answer === null || row.answered_at === null
    ? []
    : [
        {
          id: row.id,
          author: row.author,
          city: row.city,
          text: row.text,
          asked_on: siteDay(row.asked_at),
          answer: row.answer,
          answered_on: siteDay(row.answered_at),
        },
      ];

type Dependencies = { db: Db; reads: QuestionReads; consents: ConsentService; now: () => Date };

export class QuestionService {
  constructor(private readonly deps: Dependencies) {}

  async published(productId: number, after: number | null = null): Promise<ProductQuestions> {
    const { reads } = this.deps;
    const [rows, total] = await Promise.all([reads.published(productId, after, PAGE_SIZE), reads.count(productId)]);
    return { items: rows.flatMap(toQuestion), total };
  }

  async ask(productId: number, question: QuestionRequest, { userId, address }: Sender): Promise<void> {
    const { db, consents, now } = this.deps;
    const { name, city, email, text, consent_publication: may_publish } = question;
    const [{ version, hash }, publication] = await Promise.all([
      consents.agreedTo('question'),
      may_publish ? consents.agreedTo('question_publication') : null,
    ]);
    await addQuestion(db, {
      product_id: productId,
      author: name,
      city,
      email,
      text,
      asked_at: now(),
      user_id: userId,
      address,
      agreed_version: version,
      agreed_hash: hash,
      may_publish,
      publication_hash: publication?.hash ?? null,
    });
  }
}
