import type { AcademyCertificate } from '@site/contracts/academy-certificates';
import type { Waiting } from '@site/contracts/dashboard';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { mayDo, type Visitor } from '../../session/visitor.ts';
import type { OwnCertificates } from './own-certificates.ts';

type Held = Pick<AcademyCertificate, 'holder' | 'training' | 'state' | 'valid_until'>;

/** Leaves out an expiring certificate when its holder has an active one of the same training. */
const runningOut = <Certificate extends Held>(all: readonly Certificate[]): Certificate[] =>
  all.filter(
    (one) =>
      one.state === 'expiring' &&
      !all.some((other) => other.holder === one.holder && other.training === one.training && other.state === 'active'),
  );

/** The most certificates that the dashboard names one by one. */
const NAMED = 3;

/** Dashboard entries: expiring certificates of the visitor and, for managers, of the employees. */
export async function findExpiringCertificates(ownCertificates: OwnCertificates, visitor: Visitor): Promise<Waiting[]> {
  if (!mayDo(visitor, 'training.register_self')) return [];
  const [own, company] = await Promise.all([ownCertificates.list(visitor), ownCertificates.ofCompany(visitor)]);
  const mine = runningOut(own);
  const others = runningOut(company).filter(({ number }) => !mine.some((one) => one.number === number));
  return [
    ...mine.slice(0, NAMED).map(({ number, training, label, valid_until }) => ({
      kind: 'training' as const,
      title: `Сертификат «${training}»: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      text: `${number}, действует до\u00a0${formatDate(valid_until)}`,
      url: paths.accountAcademy(),
    })),
    ...(others.length > 0
      ? [
          {
            kind: 'training' as const,
            title: `Истекают сертификаты сотрудников: ${others.length}`,
            text: others
              .slice(0, NAMED)
              .map(({ holder }) => holder)
              .join(', '),
            url: paths.accountCertificates({ state: 'expiring' }),
          },
        ]
      : []),
  ];
}
