import { paths } from '@site/contracts/paths';
import { BRAND } from '../../../brand/brand.ts';
import type { MailGateway } from '../../mail/mail-gateway.ts';
import type { NoticeService } from '../../notices/notice-service.ts';
import type { EntryKind } from './entry-kinds.ts';
import type { Moderated } from './entry-repository.ts';

const names: Record<EntryKind, string> = { office: 'Главный офис', branch: 'Филиал', project: 'Проект' };

type Dependencies = {
  mail: MailGateway;
  bell: NoticeService;
  host: string;
  /** Logs an email that could not be sent; the decision stands. */
  failed: (error: unknown) => void;
};

export class RevisionNotices {
  constructor(private readonly deps: Dependencies) {}

  private async write({ entry, author }: Moderated, outcome: string, text: string) {
    const { bell, host, mail, failed } = this.deps;
    if (!author) return;
    const subject = `${names[entry.kind]}: ${outcome}`;
    await bell.tell([author.id], { title: subject, text, url: paths.accountProfile() });
    if (!author.email) return;
    // The address is unconfirmed, so the greeting has no name.
    const lines = ['Здравствуйте!', text, `Профиль компании: ${host}${paths.accountProfile()}`, BRAND];
    const email = { to: author.email, subject, text: lines.join('\n\n') };
    await mail.send(email).catch(failed);
  }

  approved(moderated: Moderated) {
    return this.write(
      moderated,
      'изменения опубликованы',
      'Изменения в\u00a0профиле компании проверены и\u00a0опубликованы.',
    );
  }

  rejected(moderated: Moderated, reason: string) {
    return this.write(moderated, 'изменения не\u00a0опубликованы', `Не\u00a0опубликовано: ${reason}`);
  }
}
