import type { ManagedProductQuestion, ManagedProductQuestionRow } from '@site/contracts/manage-product-questions';
import { paths } from '@site/contracts/paths';
import { BRAND } from '../../brand/brand.ts';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import { ManagedQuestionRepository } from './managed-question-repository.ts';

const NOUN = 'product-questions';

type Dependencies = {
  db: Db;
  decisions: DecisionService;
  mail: MailGateway;
  host: string;
  /** Called when an e-mail could not be sent; the answer is kept. */
  failed: (error: unknown) => void;
  now: () => Date;
};
type Asked = NonNullable<Awaited<ReturnType<ManagedQuestionRepository['find']>>>;

const toRow = ({ question, name, article }: Asked): ManagedProductQuestionRow => ({
  id: question.id,
  asked_at: question.asked_at.toISOString(),
  product: name,
  article,
  author: [question.author, question.city].filter(Boolean).join(', '),
  text: question.text,
  answer: question.answer,
  published: question.is_published,
  may_publish: question.may_publish,
});

/**
 * Product questions for the back office. A question is published only by the staff, with its answer and the author's
 * consent.
 */
export class ManagedProductQuestions {
  private readonly repository: ManagedQuestionRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new ManagedQuestionRepository(deps.db);
  }

  list({ page, all }: { page: number; all: boolean }) {
    return paged(page, {
      count: () => this.repository.count(all),
      rows: async (limit, offset) => (await this.repository.list(all, limit, offset)).map(toRow),
    });
  }

  async show(id: number): Promise<ManagedProductQuestion> {
    const asked = await this.find(id);
    const made = await this.deps.decisions.about(NOUN, String(id));
    return { ...toRow(asked), email: asked.question.email, url: paths.product(asked.slug), decisions: made };
  }

  /** Stores an answer and e-mails it to the author. A second call replaces the answer, but sends no e-mail. */
  async answer(id: number, text: string, author: string): Promise<ManagedProductQuestion> {
    const { db, decisions, now } = this.deps;
    const asked = await this.find(id);
    const { answer, may_publish } = asked.question;
    await db.transaction(async (tx) => {
      await new ManagedQuestionRepository(tx).answer(id, text, now());
      await decisions.record(tx, {
        author,
        noun: NOUN,
        subject: String(id),
        action: may_publish ? 'publish' : 'answer',
        text,
      });
    });
    if (answer === null) await this.mailAnswer(asked, text);
    return this.show(id);
  }

  private async find(id: number): Promise<Asked> {
    const asked = await this.repository.find(id);
    if (!asked) throw problems.notFound();
    return asked;
  }

  private async mailAnswer({ question: { email, may_publish }, name, slug }: Asked, text: string): Promise<void> {
    const { mail, host, failed } = this.deps;
    if (!email) return;
    const lines = [
      // The e-mail address is unconfirmed, so the message contains no text from the form.
      'Здравствуйте!',
      `Вы\u00a0спрашивали о\u00a0товаре «${name}».`,
      text,
      ...(may_publish ? [`Вопрос и\u00a0ответ опубликованы: ${host}${paths.product(slug)}`] : []),
      BRAND,
    ];
    const subject = 'Ответ на\u00a0ваш вопрос о\u00a0товаре';
    await mail.send({ to: email, subject, text: lines.join('\n\n') }).catch(failed);
  }
}
