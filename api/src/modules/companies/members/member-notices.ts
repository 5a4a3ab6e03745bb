import { paths } from '@site/contracts/paths';
import { BRAND } from '../../../brand/brand.ts';
import type { MailGateway } from '../../mail/mail-gateway.ts';
import type { NoticeService } from '../../notices/notice-service.ts';
import type { SmsGateway } from '../../sms/sms-gateway.ts';
import type { UserRow } from '../../../tables/user-tables.ts';

type Dependencies = {
  mail: MailGateway;
  sms: SmsGateway;
  bell: NoticeService;
  host: string;
  /** Logs a notice that could not be sent; the membership change stands. */
  failed: (error: unknown) => void;
};

type Recipient = { email: string; user_id: string | null };
type Message = {
  title: string;
  text: string;
  /** The text of the email where the bell's contains user input. */
  emailed?: string;
  link: [label: string, path: string];
};

/**
 * Notices about joining and leaving a company: an email and an entry in the header's bell. The email address is
 * unconfirmed, so the email contains no name of a person and no reason. The manufacturer has approved the company's name.
 */
export class MemberNotices {
  constructor(private readonly deps: Dependencies) {}

  private async write({ email, user_id }: Recipient, { title, text, emailed = text, link: [label, path] }: Message) {
    const { bell, host, mail, failed } = this.deps;
    if (user_id) await bell.tell([user_id], { title, text, url: path });
    const body = [emailed, `${label}: ${host}${path}`, BRAND].join('\n\n');
    if (email) await mail.send({ to: email, subject: title, text: body }).catch(failed);
  }

  asked(managers: Recipient[], user: UserRow) {
    return Promise.all(
      managers.map((manager) =>
        this.write(manager, {
          title: 'Запрос на\u00a0подключение к\u00a0компании',
          text: `${user.surname} ${user.name} просит подключить его к\u00a0вашей компании.`,
          emailed: 'Пользователь сайта просит подключить его к\u00a0вашей компании.',
          link: ['Принять или отклонить запрос', paths.accountEmployees()],
        }),
      ),
    );
  }

  accepted(member: Recipient, company: string) {
    return this.write(member, {
      title: 'Вы подключены к\u00a0компании',
      text: `${company}: ваш запрос принят.`,
      link: ['Профиль компании', paths.accountProfile()],
    });
  }

  denied(member: Recipient, company: string, reason: string) {
    const denied = `${company}: ваш запрос отклонён.`;
    return this.write(member, {
      title: 'Запрос на\u00a0подключение отклонён',
      text: [denied, reason && `Причина: ${reason}`].filter(Boolean).join(' '),
      emailed: denied,
      link: ['Личный кабинет', paths.account()],
    });
  }

  publicationRequested(member: Recipient, company: string) {
    return this.write(member, {
      title: 'Компания хочет показать вас на\u00a0сайте',
      text: `${company}: ваше имя, должность и\u00a0фотография появятся на\u00a0странице компании, если вы дадите согласие.`,
      link: ['Решить в\u00a0личных данных', paths.accountPersonal()],
    });
  }

  removed(member: Recipient, company: string) {
    return this.write(member, {
      title: 'Вы больше не\u00a0сотрудник компании',
      text: `${company}: доступ к\u00a0данным компании закрыт. Ваш личный кабинет остаётся у\u00a0вас.`,
      link: ['Личный кабинет', paths.account()],
    });
  }

  /** Invites an unregistered phone number: registering accepts the invitation. */
  invitedUnknownNumber(phone: string, company: string, invitation: string) {
    const { sms, host, failed } = this.deps;
    return sms.send(phone, `${company} приглашает вас: ${host}${paths.invitation(invitation)}`).catch(failed);
  }

  invited(user: UserRow, company: string) {
    return this.write(
      { email: user.email, user_id: user.id },
      {
        title: 'Приглашение в\u00a0компанию',
        text: `${company} приглашает вас. Приглашение будет принято, когда вы войдёте в\u00a0личный кабинет ещё раз.`,
        link: ['Войти', paths.login()],
      },
    );
  }
}
