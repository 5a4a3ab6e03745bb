import type { Notifications, PersonalForm } from '@site/contracts/personal';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { EmailService } from '../emails/email-service.ts';
import { createPersonalRepository } from './personal-repository.ts';

type Dependencies = {
  db: Db;
  emails: EmailService;
  /** Called when the e-mail fails. The change stays saved, and the page offers to send the e-mail again. */
  failed: (error: unknown) => void;
};

const ownFields = ['surname', 'name', 'patronymic', 'email', 'city', 'position'] as const;

export function createPersonalService({ db, emails, failed }: Dependencies) {
  const repository = createPersonalRepository(db);
  return {
    async save(user: UserRow, form: PersonalForm): Promise<UserRow> {
      if (ownFields.every((field) => form[field] === user[field])) throw problems.noChanges();
      const isNewEmail = form.email !== user.email;
      const saved = await repository.save(user.id, form, isNewEmail);
      if (isNewEmail) await emails.ask(saved, 'account').catch(failed);
      return saved;
    },

    setNotifications: (user: UserRow, notifications: Notifications) =>
      repository.setNotifications(user.id, notifications),
  };
}

export type PersonalService = ReturnType<typeof createPersonalService>;
