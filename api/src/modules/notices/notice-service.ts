import type { NoticesResponse } from '@site/contracts/notices';
import { formatCount } from '@site/kernel/plurals';
import { DAY } from '@site/kernel/dates';
import { BRAND } from '../../brand/brand.ts';
import type { Db } from '../../db/database.ts';
import type { Jobs, Queue } from '../../jobs/jobs.ts';
import { runAll } from '../../jobs/process-each.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import { NoticeRepository } from './notice-repository.ts';

/** Notices shown in the panel. */
const SHOWN = 20;
/** Notices are deleted after this time. */
const KEPT = 180 * DAY;

/** A title is e-mailed and holds no text typed by a user. */
export type News = { title: string; text?: string; url: string };

type NoticeDeps = {
  db: Db;
  jobs: Jobs;
  mail: MailGateway;
  host: string;
  failed: (error: unknown) => void;
  now: () => Date;
};

/** Notices for users: shown in the header immediately, and optionally e-mailed as a daily digest. */
export class NoticeService {
  private readonly repository: NoticeRepository;
  private readonly digests: Queue<{ user: string }>;

  constructor(private readonly deps: NoticeDeps) {
    this.repository = new NoticeRepository(deps.db);
    this.digests = deps.jobs.queue('digests', {
      work: ({ user }) => this.sendDigest(user),
      titleOf: ({ user }) => `Сводка пользователю ${user}`,
      keyOf: ({ user }) => user,
    });
  }

  /** Stores notices. A failure is logged and does not affect the caller. */
  async tell(userIds: string[], news: News): Promise<void> {
    const created_at = this.deps.now();
    if (userIds.length)
      await this.repository
        .add(userIds.map((user_id) => ({ user_id, ...news, created_at })))
        .catch((error: unknown) => this.deps.failed(error));
  }

  /** Stores a notice in the caller's transaction. */
  async record(tx: Db, user_id: string, news: News): Promise<void> {
    await new NoticeRepository(tx).add([{ user_id, ...news, created_at: this.deps.now() }]);
  }

  /** Notifies the managers and owners of a company. */
  async tellManagers(companyId: number, news: News): Promise<void> {
    await this.tell(await this.repository.managersOf(companyId), news);
  }

  unreadOf(userId: string): Promise<number> {
    return this.repository.countUnread(userId);
  }

  async list(user: UserRow): Promise<NoticesResponse> {
    const [rows, unread] = await Promise.all([
      this.repository.latest(user.id, SHOWN),
      this.repository.countUnread(user.id),
    ]);
    return {
      items: rows.map(({ id, title, text, url, created_at, read_at }) => ({
        ...{ id, title, text, url },
        at: created_at.toISOString(),
        read: read_at !== null,
      })),
      unread,
      digest: user.notice_digest,
    };
  }

  async read(userId: string, upTo: number): Promise<void> {
    await this.repository.read(userId, upTo, this.deps.now());
  }

  async setDigest(userId: string, digest: boolean): Promise<void> {
    await this.repository.setDigest(userId, digest);
  }

  /** Safe to run at any time and in several processes. */
  async sweep(): Promise<void> {
    const now = this.deps.now().getTime();
    await runAll([
      () => this.repository.removeBefore(new Date(now - KEPT)),
      async () => {
        const readers = await this.repository.awaitingDigest(new Date(now - DAY));
        await this.digests.send(readers.map(({ id: user }) => ({ user })));
      },
    ]);
  }

  private async sendDigest(user: string): Promise<void> {
    const { db, mail, host } = this.deps;
    const now = this.deps.now();
    const [reader] = await this.repository.awaitingDigest(new Date(now.getTime() - DAY), user);
    if (!reader) return;
    const { id, email, sent } = reader;
    await db.transaction(async (tx) => {
      const within = new NoticeRepository(tx);
      // Only one process sends the digest.
      if (!(await within.takeDigest(id, sent, now))) return;
      const news = await within.toMail(id);
      const last = news.at(-1);
      if (!last) return;
      await within.markMailed(id, last.id, now);
      const text = [
        // The address is unconfirmed, and names and texts of notices can be typed by users.
        'Здравствуйте!',
        ...news.map(({ title, url }) => `${title}\n${host}${url}`),
        'Вы\u00a0получаете эту сводку раз в\u00a0день, если есть что-то новое. Отключить её можно на\u00a0сайте: колокольчик в\u00a0шапке, «Присылать сводку раз в\u00a0день».',
        BRAND,
      ];
      const subject = `Сводка: ${formatCount(news.length, ['новое событие', 'новых события', 'новых событий'])}`;
      await mail.send({ to: email, subject, text: text.join('\n\n') }, tx);
    });
  }
}
