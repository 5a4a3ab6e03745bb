import type { Notifications, PersonalForm } from '@site/contracts/personal';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { EmailService } from '../emails/email-service.ts';
import { PersonalRepository } from './personal-repository.ts';

type PersonalDeps = {
  db: Db;
  emails: Pick<EmailService, 'ask'>;
  /** Called when the e-mail fails. The change stays saved, and the page offers to send the e-mail again. */
  failed: (error: unknown) => void;
};

const ownFields = ['surname', 'name', 'patronymic', 'email', 'city', 'position'] as const;

export class PersonalService {
  private readonly repository: PersonalRepository;

  constructor(private readonly deps: PersonalDeps) {
    this.repository = new PersonalRepository(deps.db);
  }

  /** Saves the form. A new e-mail address resets both confirmations. */
  async save(user: UserRow, form: PersonalForm): Promise<UserRow> {
    if (ownFields.every((field) => form[field] === user[field])) throw problems.noChanges();
    const isNewEmail = form.email !== user.email;
    const unconfirmed = { email_confirmed_at: null, learning_email_confirmed_at: null };
    const saved = await this.repository.change(user.id, { ...form, ...(isNewEmail && unconfirmed) });
    if (isNewEmail) await this.deps.emails.ask(saved, 'account').catch(this.deps.failed);
    return saved;
  }

  async setNotifications(user: UserRow, { email, sms }: Notifications): Promise<void> {
    await this.repository.change(user.id, { notify_by_email: email, notify_by_sms: sms });
  }
}
