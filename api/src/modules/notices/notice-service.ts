import type { NoticesResponse } from '@site/contracts/notices';
import { formatCount } from '@site/kernel/plurals';
import { BRAND } from '../../brand.ts';
import type { Db } from '../../db/database.ts';
import { runAll, processEach } from '../../process-each.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import { createNoticeRepository } from './notice-repository.ts';

const DAY = 24 * 60 * 60_000;
/** Notices shown in the panel. */
const SHOWN = 20;
/** Notices are deleted after this time. */
const KEPT = 180 * DAY;

/** A title is e-mailed and holds no text typed by a user. */
export type News = { title: string; text?: string; url: string };

type Dependencies = {
  db: Db;
  mail: MailGateway;
  host: string;
  failed: (error: unknown, user?: string) => void;
  now: () => Date;
};

/** Notices for users: shown in the header immediately, and optionally e-mailed as a daily digest. */
export function createNoticeService({ db, mail, host, failed, now }: Dependencies) {
  const repository = createNoticeRepository(db);

  async function writeDigest({ id, email, sent }: { id: string; email: string; sent: Date | null }) {
    const stored = await db.transaction(async (tx) => {
      const within = createNoticeRepository(tx);
      // Only one process sends the digest.
      if (!(await within.takeDigest(id, sent, now()))) return [];
      const news = await within.toMail(id);
      const last = news.at(-1);
      if (!last) return [];
      await within.markMailed(id, last.id, now());
      const text = [
        // The address is unconfirmed, and names and texts of notices can be typed by users.
        'Здравствуйте!',
        ...news.map(({ title, url }) => `${title}\n${host}${url}`),
        'Вы\u00a0получаете эту сводку раз в\u00a0день, если есть что-то новое. Отключить её можно на\u00a0сайте: колокольчик в\u00a0шапке, «Присылать сводку раз в\u00a0день».',
        BRAND,
      ];
      const subject = `Сводка: ${formatCount(news.length, ['новое событие', 'новых события', 'новых событий'])}`;
      return [await mail.write(tx, { to: email, subject, text: text.join('\n\n') })];
    });
    mail.leave(stored);
  }

  /** Stores notices. A failure is logged and does not affect the caller. */
  async function tell(userIds: string[], news: News): Promise<void> {
    const at = { created_at: now() };
    if (userIds.length)
      await repository
        .add(userIds.map((user_id) => ({ user_id, ...news, ...at })))
        .catch((error: unknown) => failed(error));
  }

  return {
    tell,
    /** Stores a notice in the caller's transaction. */
    record: (tx: Db, user_id: string, news: News) =>
      createNoticeRepository(tx).add([{ user_id, ...news, created_at: now() }]),
    /** Notifies the managers and owners of a company. */
    tellManagers: async (companyId: number, news: News) => tell(await repository.managersOf(companyId), news),

    unreadOf: (userId: string) => repository.countUnread(userId),

    async list(user: UserRow): Promise<NoticesResponse> {
      const [rows, unread] = await Promise.all([repository.latest(user.id, SHOWN), repository.countUnread(user.id)]);
      return {
        items: rows.map(({ id, title, text, url, created_at, read_at }) => ({
          ...{ id, title, text, url },
          at: created_at.toISOString(),
          read: read_at !== null,
        })),
        unread,
        digest: user.notice_digest,
      };
    },

    read: (userId: string, upTo: number) => repository.read(userId, upTo, now()),
    setDigest: (userId: string, digest: boolean) => repository.setDigest(userId, digest),

    /** Safe to run at any time and in several processes. */
    async sweep() {
      const readers = () => repository.awaitingDigest(new Date(now().getTime() - DAY));
      await runAll([
        () => repository.removeBefore(new Date(now().getTime() - KEPT)),
        async () => processEach(await readers(), writeDigest, (error, { id }) => failed(error, id)),
      ]);
    },
  };
}

export type NoticeService = ReturnType<typeof createNoticeService>;
