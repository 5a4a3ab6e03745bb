import { paths } from '@site/contracts/paths';
import { BRAND } from '../../../brand.ts';
import type { MailGateway } from '../../mail/mail-gateway.ts';
import type { NoticeService } from '../../notices/notice-service.ts';
import type { SmsGateway } from '../../sms/sms-gateway.ts';
import type { UserRow } from '../../account/account-tables.ts';

type Dependencies = {
  mail: MailGateway;
  sms: SmsGateway;
  bell: NoticeService;
  host: string;
  /** Logs a notice that could not be sent; the membership change stands. */
  failed: (error: unknown) => void;
};

type Recipient = { email: string; user_id: string | null };

/** Notices about joining and leaving a company: an email and an entry in the header's bell. */
export const createMemberNotices = ({ mail, sms, bell, host, failed }: Dependencies) => {
  async function write({ email, user_id }: Recipient, title: string, text: string, [label, path]: [string, string]) {
    if (user_id) await bell.tell([user_id], { title, text, url: path });
    const body = [text, `${label}: ${host}${path}`, BRAND].join('\n\n');
    if (email) await mail.send({ to: email, subject: title, text: body }).catch(failed);
  }

  return {
    asked: (managers: Recipient[], user: UserRow) =>
      Promise.all(
        managers.map((manager) =>
          write(
            manager,
            'Запрос на\u00a0подключение к\u00a0компании',
            `${user.surname} ${user.name} просит подключить его к\u00a0вашей компании.`,
            ['Принять или отклонить запрос', paths.accountEmployees()],
          ),
        ),
      ),
    accepted: (member: Recipient, company: string) =>
      write(member, 'Вы подключены к\u00a0компании', `${company}: ваш запрос принят.`, [
        'Профиль компании',
        paths.accountProfile(),
      ]),
    denied: (member: Recipient, company: string, reason: string) =>
      write(
        member,
        'Запрос на\u00a0подключение отклонён',
        [`${company}: ваш запрос отклонён.`, reason && `Причина: ${reason}`].filter(Boolean).join(' '),
        ['Личный кабинет', paths.account()],
      ),
    publicationRequested: (member: Recipient, company: string) =>
      write(
        member,
        'Компания хочет показать вас на\u00a0сайте',
        `${company}: ваше имя, должность и\u00a0фотография появятся на\u00a0странице компании, если вы дадите согласие.`,
        ['Решить в\u00a0личных данных', paths.accountPersonal()],
      ),
    removed: (member: Recipient, company: string) =>
      write(
        member,
        'Вы больше не\u00a0сотрудник компании',
        `${company}: доступ к\u00a0данным компании закрыт. Ваш личный кабинет остаётся у\u00a0вас.`,
        ['Личный кабинет', paths.account()],
      ),

    /** Invites an unregistered phone number: registering accepts the invitation. */
    invitedUnknownNumber: (phone: string, company: string) =>
      sms.send(phone, `${company} приглашает вас: ${host}${paths.register()}`).catch(failed),
    invited: (user: UserRow, company: string) =>
      write(
        { email: user.email, user_id: user.id },
        'Приглашение в\u00a0компанию',
        `${company} приглашает вас. Приглашение будет принято, когда вы войдёте в\u00a0личный кабинет ещё раз.`,
        ['Войти', paths.login()],
      ),
  };
};

export type MemberNotices = ReturnType<typeof createMemberNotices>;
