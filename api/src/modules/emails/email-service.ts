import { createHash, randomBytes } from 'node:crypto';
import { EMAIL_LINK_HOURS } from '@site/contracts/limits';
import { paths } from '@site/contracts/paths';
import type { EmailKind, EmailLinkState } from '@site/contracts/personal';
import { formatCount } from '@site/kernel/plurals';
import { BRAND } from '../../brand/brand.ts';
import type { Db } from '../../db/database.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import { EmailRepository } from './email-repository.ts';

const HOUR = 60 * 60_000;
/** Confirmations are deleted this long after their creation. Until then, a used link is reported as used. */
const KEEP = 90 * 24 * HOUR;

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

const emails: Record<EmailKind, { subject: string; text: string }> = {
  account: {
    subject: 'Подтвердите адрес электронной почты',
    text: 'Чтобы получать на\u00a0этот адрес письма о\u00a0заказах и\u00a0документы, подтвердите его:',
  },
  learning: {
    subject: 'Подтвердите адрес для онлайн-курсов',
    text: 'На\u00a0этот адрес придут приглашения на\u00a0онлайн-курсы Академии. Подтвердите его:',
  },
};

type EmailDeps = { db: Db; mail: Pick<MailGateway, 'send'>; host: string; now: () => Date };

/** Confirms e-mail addresses by single-use links with an expiry. */
export class EmailService {
  private readonly repository: EmailRepository;

  constructor(private readonly deps: EmailDeps) {
    this.repository = new EmailRepository(deps.db);
  }

  /** Stores a code and sends the link. Rejects when the e-mail cannot be stored. */
  async ask({ id, email }: Pick<UserRow, 'id' | 'email'>, kind: EmailKind): Promise<void> {
    const { mail, host } = this.deps;
    const code = randomBytes(24).toString('base64url');
    const now = this.deps.now();
    await this.repository.add({
      code_hash: hashOf(code),
      user_id: id,
      kind,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + EMAIL_LINK_HOURS[kind] * HOUR),
    });
    const { subject, text } = emails[kind];
    const body = [
      // The address is unconfirmed, so the text repeats no user input.
      'Здравствуйте!',
      `${text}\n${host}${paths.confirmEmail(kind, code)}`,
      `Ссылка действует ${formatCount(EMAIL_LINK_HOURS[kind], ['час', 'часа', 'часов'])}. Если вы не\u00a0указывали этот адрес на\u00a0нашем сайте, ничего делать не\u00a0нужно.`,
      BRAND,
    ];
    await mail.send({ to: email, subject, text: body.join('\n\n') });
  }

  /** Read-only, because mail programs open links in advance. */
  async stateOf(code: string, kind: EmailKind): Promise<EmailLinkState> {
    return (await this.look(code, kind)).state;
  }

  async confirm(code: string, kind: EmailKind): Promise<EmailLinkState> {
    const { state, confirmation } = await this.look(code, kind);
    if (!confirmation) return state;
    return this.deps.db.transaction(async (tx) => {
      const within = new EmailRepository(tx);
      if (!(await within.use(hashOf(code), this.deps.now()))) return 'used';
      await within.confirm(confirmation.user_id, confirmation.email, kind, this.deps.now());
      return 'confirmed';
    });
  }

  async sweep() {
    await this.repository.removeBefore(new Date(this.deps.now().getTime() - KEEP));
  }

  /** Returns the state of a link and, when it is open, its confirmation. */
  private async look(code: string, kind: EmailKind) {
    const found = await this.repository.find(hashOf(code), kind);
    if (!found) return { state: 'invalid' as const };
    const { confirmation, email } = found;
    // The user has changed the address since.
    if (confirmation.email !== email) return { state: 'invalid' as const };
    if (confirmation.used_at) return { state: 'used' as const };
    return confirmation.expires_at <= this.deps.now()
      ? { state: 'invalid' as const }
      : { state: 'open' as const, confirmation };
  }
}
