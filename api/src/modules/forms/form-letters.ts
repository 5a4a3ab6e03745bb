import { paths } from '@site/contracts/paths';
import { requestStateLabels, requestSubjects } from '@site/contracts/form-request-lists';
import { formatPhone } from '@site/kernel/phone';
import { BRAND } from '../../brand/brand.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import { eventLines, requestNumber } from './form-fields.ts';
import type { FormRequestRow } from '../../tables/form-tables.ts';

const NOT_YOURS = 'Если вы\u00a0не\u00a0писали нам, просто удалите это письмо.';

/** The recipient of a request besides the managers. */
export type Recipient = { name: string; email: string };

type Dependencies = {
  mail: MailGateway;
  host: string;
  /** Called when an e-mail fails. The request stays stored. */
  failed: (error: unknown) => void;
};

/**
 * E-mails about a request: to the managers, to the partner it is addressed to, and a receipt to its author. The author's
 * address is unconfirmed, so the receipt repeats no user input, not even the name.
 */
export class FormLetters {
  constructor(private readonly deps: Dependencies) {}

  /** A null `recipient` means the managers only. They pass the request on to a recipient without an e-mail. */
  async taken(request: FormRequestRow, managers: string, recipient: Recipient | null): Promise<void> {
    const { fields } = request;
    const number = requestNumber(request.id);
    const subject = requestSubjects[request.form_code];
    const about = [...eventLines(fields), fields.comment];
    const passedOn = recipient?.email
      ? `Отправлено партнёру «${recipient.name}»: ${recipient.email}`
      : `У\u00a0партнёра «${recipient?.name ?? ''}» нет почты на\u00a0сайте: передайте ему заявку`;
    const contacts = [fields.name, formatPhone(fields.phone), fields.email].filter(Boolean).join(', ');
    const sentFrom = 'page' in fields ? `Со\u00a0страницы ${this.deps.host}${fields.page}` : '';
    await Promise.all([
      this.write(managers, `${subject} ${number}`, [...about, contacts, sentFrom, recipient ? passedOn : '']),
      this.write(recipient?.email, `Заявка с\u00a0сайта ${BRAND} ${number}`, [
        'Посетитель сайта просит вас связаться с\u00a0ним.',
        ...about,
        contacts,
        sentFrom,
      ]),
      this.write(fields.email, `${subject} ${number}: обращение принято`, [
        'Здравствуйте!',
        recipient?.email
          ? `Ваша заявка ${number} передана компании «${recipient.name}»: она ответит вам сама.`
          : `Мы\u00a0получили ваше обращение, его номер\u00a0— ${number}. Менеджер ответит вам в\u00a0рабочее время.`,
        this.page(request),
        NOT_YOURS,
      ]),
    ]);
  }

  async moved(request: FormRequestRow, text: string): Promise<void> {
    const { id, fields, state } = request;
    await this.write(fields.email, `Обращение ${requestNumber(id)}: ${requestStateLabels[state].toLowerCase()}`, [
      'Здравствуйте!',
      state === 'answered'
        ? `Отвечаем на\u00a0ваше обращение ${requestNumber(id)}.`
        : `Обращение ${requestNumber(id)} закрыто.`,
      text,
      this.page(request),
    ]);
  }

  private page({ code }: FormRequestRow): string {
    return `Состояние обращения: ${this.deps.host}${paths.request(code)}`;
  }

  private async write(to: string | undefined, subject: string, lines: (string | undefined)[]): Promise<void> {
    const { mail, failed } = this.deps;
    if (to) await mail.send({ to, subject, text: [...lines.filter(Boolean), BRAND].join('\n\n') }).catch(failed);
  }
}
