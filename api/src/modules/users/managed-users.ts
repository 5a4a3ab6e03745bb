import type { ManagedUser, ManagedUserRow } from '@site/contracts/manage-users';
import { BRAND } from '../../brand/brand.ts';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { isUuid } from '../../db/uuid.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import { type FoundUser, type UserFilter, UserRepository } from './user-repository.ts';

const NOUN = 'users';

type ManagedUserDeps = { db: Db; mail: MailGateway; decisions: DecisionService; failed: (error: unknown) => void };

const toRow = ({ user, company }: FoundUser): ManagedUserRow => ({
  id: user.id,
  name: [user.surname, user.name, user.patronymic].filter(Boolean).join(' '),
  phone: user.phone,
  email: user.email,
  role: user.role,
  came_user: user.came_user,
  company,
  blocked: user.is_blocked,
});

/** Users for the back office. A blocked user is a guest from the next request on, on every device. */
export class ManagedUsers {
  private readonly repository: UserRepository;

  constructor(private readonly deps: ManagedUserDeps) {
    this.repository = new UserRepository(deps.db);
  }

  list({ page, ...filter }: UserFilter & { page: number }) {
    return paged(page, {
      count: () => this.repository.count(filter),
      rows: async (limit, offset) => (await this.repository.list(filter, limit, offset)).map(toRow),
    });
  }

  async show(user: string): Promise<ManagedUser> {
    const found = await this.find(user);
    const { id, city, position } = found.user;
    const [orders, decisions] = await Promise.all([this.repository.ordersOf(id), this.deps.decisions.about(NOUN, id)]);
    return { ...toRow(found), city, position, orders, decisions };
  }

  block(user: string, reason: string, author: string): Promise<ManagedUser> {
    return this.setBlocked(user, true, author, reason);
  }

  unblock(user: string, author: string): Promise<ManagedUser> {
    return this.setBlocked(user, false, author, '');
  }

  /** Finds a user by id or phone. */
  private async find(user: string): Promise<FoundUser> {
    const found = isUuid(user) ? await this.repository.byId(user) : await this.repository.byPhone(user);
    if (!found) throw problems.notFound();
    return found;
  }

  private async setBlocked(user: string, blocked: boolean, author: string, text: string): Promise<ManagedUser> {
    const { db, mail, decisions, failed } = this.deps;
    const { id, email } = (await this.find(user)).user;
    await db.transaction(async (tx) => {
      if (!(await new UserRepository(tx).setBlocked(id, blocked))) throw problems.noChanges();
      await decisions.record(tx, { author, noun: NOUN, subject: id, action: blocked ? 'block' : 'unblock', text });
    });
    const body = blocked
      ? `Ваш профиль на\u00a0сайте заблокирован. Причина: ${text}`
      : 'Ваш профиль на\u00a0сайте снова доступен: можно войти по\u00a0номеру телефона.';
    const subject = blocked ? 'Профиль заблокирован' : 'Профиль снова доступен';
    // The address is unconfirmed, so the greeting has no name.
    const message = { to: email, subject, text: ['Здравствуйте!', body, BRAND].join('\n\n') };
    if (email) await mail.send(message).catch(failed);
    return this.show(id);
  }
}
