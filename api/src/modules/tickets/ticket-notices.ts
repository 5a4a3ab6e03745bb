import type { Ticket } from '@site/contracts/company-tickets';
import { paths } from '@site/contracts/paths';
import { formatPhone } from '@site/kernel/phone';
import { BRAND } from '../../brand/brand.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { TicketRow } from '../../tables/ticket-tables.ts';

const GREETING = 'Здравствуйте!';

type Dependencies = {
  mail: MailGateway;
  bell: NoticeService;
  host: string;
  /** Called when an e-mail could not be sent; the ticket is kept. */
  failed: (error: unknown) => void;
};

type Asked = { user: UserRow; company: string; support: string };

/** Notifies support and the author of a new ticket, and the author of its answer. */
export class TicketNotices {
  constructor(private readonly deps: Dependencies) {}

  async taken({ number, topic, message, files }: Ticket, { user, company, support }: Asked) {
    const person = [`${user.surname} ${user.name}`, company, formatPhone(user.phone), user.email];
    const attached = files.length ? [`Файлы: ${files.map(({ name }) => name).join(', ')}`] : [];
    await Promise.all([
      this.write(support, `Обращение №\u00a0${number}: ${topic}`, [
        message,
        ...attached,
        person.filter(Boolean).join(', '),
      ]),
      // The e-mail address may be unconfirmed, so the message does not contain the ticket's text.
      this.write(user.email, `Обращение №\u00a0${number} принято`, [
        GREETING,
        `Мы\u00a0получили ваше обращение «${topic}» и\u00a0ответим в\u00a0рабочее время.`,
        this.ownTickets(),
      ]),
    ]);
  }

  async answered({ number }: TicketRow, user: UserRow, answer: string) {
    const title = `Ответ на\u00a0обращение №\u00a0${number}`;
    await this.deps.bell.tell([user.id], { title, text: answer, url: paths.accountHelp() });
    await this.write(user.email, title, [GREETING, answer, this.ownTickets()]);
  }

  private ownTickets(): string {
    return `Ваши обращения: ${this.deps.host}${paths.accountHelp()}`;
  }

  private async write(to: string, subject: string, lines: string[]) {
    if (to) await this.deps.mail.send({ to, subject, text: [...lines, BRAND].join('\n\n') }).catch(this.deps.failed);
  }
}
