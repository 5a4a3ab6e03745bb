import type { NoticesAnswer } from '@site/contracts/notices';
import { formatCount } from '@site/kernel/plurals';
import { BRAND } from '../../brand.ts';
import type { Db } from '../../db/database.ts';
import type { UserRow } from '../account/account-tables.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import { createNoticeRepository } from './notice-repository.ts';

const DAY = 24 * 60 * 60_000;
/** As many as anybody reads in a panel. */
const SHOWN = 20;
/** What is older has long been done. */
const KEPT = 180 * DAY;

export type News = { title: string; text?: string; url: string };

type Dependencies = {
  db: Db;
  mail: MailGateway;
  host: string;
  failed: (error: unknown) => void;
  now: () => Date;
};

/** What happened to what is somebody's: in the header's bell at once, and once a day by mail for who wants it. */
export function createNoticeService({ db, mail, host, failed, now }: Dependencies) {
  const repository = createNoticeRepository(db);

  async function writeDigest({
    id,
    name,
    email,
    sent,
  }: {
    id: string;
    name: string;
    email: string;
    sent: Date | null;
  }) {
    // Taken before it is sent, so that of several processes one writes.
    if (!(await repository.takeDigest(id, sent, now()))) return;
    const news = await repository.toMail(id);
    const last = news.at(-1);
    if (!last) return;
    try {
      await mail.send({
        to: email,
        subject: `Сводка: ${formatCount(news.length, ['новое событие', 'новых события', 'новых событий'])}`,
        text: [
          `Здравствуйте, ${name}!`,
          ...news.map(({ title, text, url }) => [title, text, host + url].filter(Boolean).join('\n')),
          'Вы\u00a0получаете эту сводку раз в\u00a0день, если есть что-то новое. Отключить её можно на\u00a0сайте: колокольчик в\u00a0шапке, «Присылать сводку раз в\u00a0день».',
          BRAND,
        ].join('\n\n'),
      });
      await repository.markMailed(id, last.id, now());
    } catch (error) {
      await repository.giveDigestBack(id, sent);
      failed(error);
    }
  }

  /** A notice that cannot be kept undoes nothing of what it tells. */
  async function tell(userIds: string[], news: News): Promise<void> {
    const at = { created_at: now() };
    if (userIds.length) await repository.add(userIds.map((user_id) => ({ user_id, ...news, ...at }))).catch(failed);
  }

  return {
    tell,
    /** In the transaction of what it tells. */
    record: (tx: Db, user_id: string, news: News) =>
      createNoticeRepository(tx).add([{ user_id, ...news, created_at: now() }]),
    /** Those who answer for a company. */
    tellManagers: async (companyId: number, news: News) => tell(await repository.managersOf(companyId), news),

    unreadOf: (userId: string) => repository.countUnread(userId),

    async list(user: UserRow): Promise<NoticesAnswer> {
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

    /** It may be run at any moment and by several processes. */
    async sweep() {
      await repository.removeBefore(new Date(now().getTime() - KEPT));
      for (const reader of await repository.awaitingDigest(new Date(now().getTime() - DAY))) await writeDigest(reader);
    },
  };
}

export type NoticeService = ReturnType<typeof createNoticeService>;
