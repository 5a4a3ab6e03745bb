import type { Certificate, CheckedCertificate } from '@site/contracts/partner-certificates';
import type { Waiting } from '@site/contracts/dashboard';
import { paths } from '@site/contracts/paths';
import { formatDate, siteDay } from '@site/kernel/dates';
import { formatCount } from '@site/kernel/plurals';
import { monthsLater } from '../../days/term.ts';
import type { Db } from '../../db/database.ts';
import { directionsOf, type PartnerService } from '../partners/partner-service.ts';
import { accessOf, mayDo, memberCompanyOf, type Visitor } from '../session/visitor.ts';
import { CertificateRepository } from './certificate-repository.ts';
import { toCertificate } from './certificate-view.ts';

type Dependencies = { db: Db; partners: PartnerService; now: () => Date };

/** Certificates of partners: issued for a year when a company joins the network, and then renewed. */
export class CertificateService {
  private readonly repository: CertificateRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new CertificateRepository(deps.db);
  }

  async ofVisitor(visitor: Visitor): Promise<Certificate | null> {
    const company = memberCompanyOf(visitor);
    const row = company && accessOf(company).dealer_access ? await this.repository.ofCompany(company.id) : undefined;
    return row ? toCertificate(row, this.deps.now()) : null;
  }

  /** Issues a certificate in the caller's transaction and returns its number. For a renewal, `after` is the last day of the old one. */
  async issue(tx: Db, companyId: number, after = ''): Promise<string> {
    const within = new CertificateRepository(tx);
    const company = await within.company(companyId);
    if (!company || company.level === 'none') throw new Error(`Company ${companyId} is not a partner`);
    const issued_on = siteDay(this.deps.now());
    const number = `ПС-${issued_on.slice(0, 4)}-${String(await within.nextNumber()).padStart(4, '0')}`;
    const directions = await directionsOf(tx, companyId);
    const dates = { issued_on, valid_until: monthsLater(after > issued_on ? after : issued_on, 12) };
    await within.add({ number, company_id: companyId, level: company.level, directions, ...dates });
    return number;
  }

  /** Target of the certificate's QR code: the partner's page or, without one, the check page. */
  async target(visitor: Visitor, number: string): Promise<string> {
    const company = memberCompanyOf(visitor);
    return (company && (await this.deps.partners.urlOf(company.id))) ?? paths.partnerCertificateCheck(number);
  }

  /** Public data of a certificate by number, or null. */
  async check(number: string): Promise<CheckedCertificate | null> {
    const row = await this.repository.byNumber(number);
    if (!row) return null;
    const { days_left: _own, ...certificate } = toCertificate(row, this.deps.now());
    const partner_url = certificate.state === 'revoked' ? null : await this.deps.partners.urlOf(row.company_id);
    return { ...certificate, partner_url };
  }

  /** Dashboard source: expiring and expired certificates, for users who can edit the company. */
  async waiting(visitor: Visitor): Promise<Waiting[]> {
    const certificate = mayDo(visitor, 'company.edit') ? await this.ofVisitor(visitor) : null;
    if (!certificate || certificate.state === 'active') return [];
    const { number, state, days_left, valid_until } = certificate;
    const days = formatCount(days_left, ['день', 'дня', 'дней']);
    const runsOut = days_left === 0 ? 'истекает сегодня' : `истекает через ${days}`;
    return [
      {
        kind: 'certificate',
        title: state === 'expired' ? 'Срок сертификата партнёра истёк' : `Сертификат партнёра ${runsOut}`,
        text: `${number}, действует до\u00a0${formatDate(valid_until)}`,
        url: paths.partnerCertificate(),
      },
    ];
  }
}
