import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { ConsentService, Purpose } from '../consents/consent-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { requireUser } from '../session/logged-in.ts';
import type { SessionService } from '../session/session-service.ts';
import { mayDo, type Visitor } from '../session/visitor.ts';

type PersonalPageDeps = {
  consents: Pick<ConsentService, 'of'>;
  seo: SeoBuilder;
  sessions: Pick<SessionService, 'of'>;
};

const title = 'Личные данные';

export async function personalPage(
  { consents, seo, sessions }: PersonalPageDeps,
  visitor: Visitor,
): Promise<PageResponse> {
  const user = requireUser(visitor);
  const [given, own] = await Promise.all([consents.of(user.id), sessions.of(user.id, visitor.sessionId)]);
  const { surname, name, patronymic, email, city, position, phone } = user;
  const isGiven = (consent: Purpose) => given.some(({ purpose, withdrawn_at }) => purpose === consent && !withdrawn_at);
  return {
    seo: seo.build({
      title,
      description: 'Контакты, уведомления, согласия, устройства и\u00a0удаление профиля.',
      h1: title,
      path: paths.accountPersonal(),
      crumbs: [
        { name: 'Личный кабинет', url: paths.account() },
        { name: title, url: paths.accountPersonal() },
      ],
      robots: 'noindex, nofollow',
    }),
    content: [],
    pagedata: {
      kind: 'personal',
      person: { surname, name, patronymic, email, city, position, phone, company: visitor.company?.name ?? null },
      email_confirmed: user.email_confirmed_at !== null,
      learning_email_confirmed: user.learning_email_confirmed_at !== null,
      notifications: { email: user.notify_by_email, sms: user.notify_by_sms },
      marketing: isGiven('marketing'),
      publication: mayDo(visitor, 'company.read') ? isGiven('publication') : null,
      consents: given,
      sessions: own,
      deletion_at: user.deletion_at?.toISOString() ?? null,
    },
  };
}
