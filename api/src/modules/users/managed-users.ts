import type { ManagedUser, ManagedUserRow } from '@site/contracts/manage-users';
import { BRAND } from '../../brand.ts';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import { isUuid } from '../../uuid.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import { createUserRepository } from './user-repository.ts';

const NOUN = 'users';

type Dependencies = { db: Db; mail: MailGateway; decisions: DecisionService; failed: (error: unknown) => void };
type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof createUserRepository>['byId']>>>;
type Filter = { search: string; blocked?: boolean; page: number };

const toRow = ({ user, company }: Found): ManagedUserRow => ({
  id: user.id,
  name: [user.surname, user.name, user.patronymic].filter(Boolean).join(' '),
  phone: user.phone,
  email: user.email,
  role: user.role,
  company,
  blocked: user.is_blocked,
});

/** Users for the back office. A blocked user is a guest from the next request on, on every device. */
export function createManagedUsers({ db, mail, decisions, failed }: Dependencies) {
  const repository = createUserRepository(db);

  async function find(user: string): Promise<Found> {
    const found = isUuid(user) ? await repository.byId(user) : await repository.byPhone(user);
    if (!found) throw problems.notFound();
    return found;
  }

  async function show(user: string): Promise<ManagedUser> {
    const found = await find(user);
    const { id, city, position } = found.user;
    const [orders, made] = await Promise.all([repository.ordersOf(id), decisions.about(NOUN, id)]);
    return { ...toRow(found), city, position, orders, decisions: made };
  }

  async function set(user: string, blocked: boolean, author: string, text: string): Promise<ManagedUser> {
    const { id, email } = (await find(user)).user;
    await db.transaction(async (tx) => {
      if (!(await createUserRepository(tx).setBlocked(id, blocked)))
        throw new ProblemError(409, 'no_changes', 'Изменений не\u00a0было');
      await decisions.record(tx, { author, noun: NOUN, subject: id, action: blocked ? 'block' : 'unblock', text });
    });
    const body = blocked
      ? `Ваш профиль на\u00a0сайте заблокирован. Причина: ${text}`
      : 'Ваш профиль на\u00a0сайте снова доступен: можно войти по\u00a0номеру телефона.';
    const subject = blocked ? 'Профиль заблокирован' : 'Профиль снова доступен';
    // The address is unconfirmed, so the greeting has no name.
    const message = { to: email, subject, text: ['Здравствуйте!', body, BRAND].join('\n\n') };
    if (email) await mail.send(message).catch(failed);
    return show(id);
  }

  return {
    show,

    list: ({ page, ...filter }: Filter) =>
      paged(page, {
        count: () => repository.count(filter),
        rows: async (limit, offset) => (await repository.list(filter, limit, offset)).map(toRow),
      }),

    block: (user: string, text: string, author: string) => set(user, true, author, text),
    unblock: (user: string, author: string) => set(user, false, author, ''),
  };
}

export type ManagedUsers = ReturnType<typeof createManagedUsers>;
