import { paths } from '@site/contracts/paths';
import { claimStateLabels } from '@site/contracts/warranty-lists';
import { formatDate } from '@site/kernel/dates';
import { formatPhone } from '@site/kernel/phone';
import { BRAND } from '../../brand/brand.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { ClaimRow } from '../../tables/warranty-tables.ts';

type Dependencies = {
  mail: MailGateway;
  host: string;
  /** Called when a message could not be sent; the claim is kept. */
  failed: (error: unknown) => void;
};

const GREETING = 'Здравствуйте!';

/**
 * E-mails about a claim: to support on submission, to the claimant at each step. The claimant's address is unconfirmed,
 * so these messages contain no text from the form.
 */
export class ClaimLetters {
  constructor(private readonly deps: Dependencies) {}

  async taken(claim: ClaimRow, fileNames: string[], support: string) {
    const { number, article, serial, purchased_on, seller, defect, name, phone, email } = claim;
    const about = [
      `Артикул ${article}, серийный номер ${serial}. Куплено ${formatDate(purchased_on)}, продавец: ${seller}.`,
      defect,
      fileNames.length ? `Файлы: ${fileNames.join(', ')}` : '',
    ];
    await Promise.all([
      this.write(support, `Гарантийное обращение №\u00a0${number}: ${article}`, [
        ...about,
        [name, formatPhone(phone), email].join(', '),
      ]),
      this.write(email, `Гарантийное обращение №\u00a0${number} принято`, [
        GREETING,
        'Мы\u00a0получили ваше обращение. Инженер рассмотрит его в\u00a0течение двух рабочих дней.',
        this.page(claim),
      ]),
    ]);
  }

  moved(claim: ClaimRow, text: string) {
    return this.write(claim.email, `Обращение №\u00a0${claim.number}: ${claimStateLabels[claim.state]}`, [
      GREETING,
      `Состояние вашего гарантийного обращения №\u00a0${claim.number}: «${claimStateLabels[claim.state]}».`,
      text,
      claim.state === 'question' ? 'Ответить можно на\u00a0странице обращения.' : '',
      this.page(claim),
    ]);
  }

  replied({ number, name, phone }: ClaimRow, text: string, support: string) {
    return this.write(support, `Ответ по\u00a0обращению №\u00a0${number}`, [
      text,
      [name, formatPhone(phone)].join(', '),
    ]);
  }

  private page({ code }: ClaimRow): string {
    return `Состояние обращения: ${this.deps.host}${paths.warrantyClaim(code)}`;
  }

  private async write(to: string, subject: string, lines: string[]) {
    const text = [...lines.filter(Boolean), BRAND].join('\n\n');
    if (to) await this.deps.mail.send({ to, subject, text }).catch(this.deps.failed);
  }
}
