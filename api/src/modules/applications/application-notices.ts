import type { ApplicationKind } from '@site/contracts/applications';
import { paths } from '@site/contracts/paths';
import { BRAND } from '../../brand/brand.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { FiledApplication } from './application-repository.ts';

const texts: Record<ApplicationKind, { approved: string; next: string; rejected: string }> = {
  company: {
    approved: 'Компания подключена: вы\u00a0её руководитель на\u00a0сайте',
    next: 'Заполните сведения о\u00a0компании и\u00a0пригласите сотрудников.',
    rejected: 'Заявка на\u00a0подключение компании отклонена',
  },
  user: {
    approved: 'Вы\u00a0подключены к\u00a0компании',
    next: 'Заявка компании на\u00a0вступление в\u00a0партнёрскую сеть передана на\u00a0рассмотрение.',
    rejected: 'Заявка на\u00a0вступление в\u00a0партнёрскую сеть отклонена',
  },
  dealer: {
    approved: 'Ваша компания вступила в\u00a0партнёрскую сеть',
    next: 'Теперь вы\u00a0можете запросить доступ к\u00a0конфигуратору парковок.',
    rejected: 'Заявка на\u00a0вступление в\u00a0партнёрскую сеть отклонена',
  },
  configurator: {
    approved: 'Конфигуратор парковок открыт для вашей компании',
    next: 'Он\u00a0находится в\u00a0личном кабинете, в\u00a0разделе «Инструменты партнёра».',
    rejected: 'Запрос доступа к\u00a0конфигуратору парковок отклонён',
  },
};

/** Instead of the texts of an approved partner, if it had been one before its suspension. */
const resumed = { title: 'Работа компании возобновлена', next: 'Прежние условия снова действуют.' };

export type ApplicationNoticeDeps = {
  mail: MailGateway;
  bell: NoticeService;
  host: string;
  /** Logs an email that could not be sent; the decision stands. */
  failed: (error: unknown) => void;
};

/** Notifies the applicant of a decision, by email and in the header's bell. */
export async function notifyApplicant(
  { mail, bell, host, failed }: ApplicationNoticeDeps,
  { kind, user, form, company }: FiledApplication,
  state: 'approved' | 'rejected',
  reason?: string,
): Promise<void> {
  const { approved, next, rejected } = texts[kind];
  const isResumed = kind === 'dealer' && company?.dealer_access;
  const title = state === 'rejected' ? rejected : isResumed ? resumed.title : approved;
  const text =
    state === 'approved' ? (isResumed ? resumed.next : next) : `Причина: ${reason}. Заявку можно подать ещё раз.`;
  const url = kind === 'company' ? paths.accountProfile() : paths.proposals();
  await bell.tell([user.id], { title, text, url });
  const to = form?.email || user.email;
  if (!to) return;
  // The address is unconfirmed, so the greeting has no name.
  const body = ['Здравствуйте!', `${title}.`, text, `Подробности: ${host}${url}`, BRAND].join('\n\n');
  await mail.send({ to, subject: title, text: body }).catch(failed);
}
