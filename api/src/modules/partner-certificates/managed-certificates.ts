import type { ManagedCertificate, ManagedCertificateRow } from '@site/contracts/manage-certificates';
import { paths } from '@site/contracts/paths';
import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import { type CertificateFilter, CertificateRepository, type HeldCertificate } from './certificate-repository.ts';
import type { CertificateService } from './certificate-service.ts';
import { toCertificate } from './certificate-view.ts';

const NOUN = 'certificates';

type Dependencies = {
  db: Db;
  certificates: CertificateService;
  decisions: DecisionService;
  notices: NoticeService;
  now: () => Date;
};

/** Decisions of the staff: renewing and revoking certificates. */
export class ManagedCertificates {
  private readonly repository: CertificateRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new CertificateRepository(deps.db);
  }

  private async find(number: string): Promise<HeldCertificate> {
    const row = await this.repository.byNumber(number);
    if (!row) throw problems.notFound();
    return row;
  }

  private toRow(row: HeldCertificate): ManagedCertificateRow {
    const { days_left: _days, ...certificate } = toCertificate(row, this.deps.now());
    return certificate;
  }

  async show(number: string): Promise<ManagedCertificate> {
    const row = await this.find(number);
    return { ...this.toRow(row), reason: row.reason, decisions: await this.deps.decisions.about(NOUN, row.number) };
  }

  list({ page, ...query }: Omit<CertificateFilter, 'today'> & { page: number }) {
    const filter = { ...query, today: siteDay(this.deps.now()) };
    return paged(page, {
      count: () => this.repository.count(filter),
      rows: async (limit, offset) => (await this.repository.list(filter, limit, offset)).map((row) => this.toRow(row)),
    });
  }

  async renew(number: string, author: string): Promise<ManagedCertificate> {
    const { db, certificates, decisions, notices } = this.deps;
    const row = await this.find(number);
    if (!row.dealer_access)
      throw new ProblemError(409, 'no_changes', `${row.company} не\u00a0входит в\u00a0партнёрскую сеть`);
    const issued = await db.transaction(async (tx) => {
      const next = await certificates.issue(tx, row.company_id, row.valid_until);
      await decisions.record(tx, {
        author,
        noun: NOUN,
        subject: next,
        action: 'issue',
        text: `вместо ${row.number}`,
      });
      return next;
    });
    await notices.tellManagers(row.company_id, {
      title: `Сертификат партнёра продлён: ${issued}`,
      text: 'Его можно скачать в\u00a0личном кабинете.',
      url: paths.partnerCertificate(),
    });
    return this.show(issued);
  }

  async revoke(number: string, reason: string, author: string): Promise<ManagedCertificate> {
    const { db, now, decisions, notices } = this.deps;
    const row = await this.find(number);
    await db.transaction(async (tx) => {
      if (!(await new CertificateRepository(tx).revoke(row.id, reason, now()))) throw problems.noChanges();
      await decisions.record(tx, { author, noun: NOUN, subject: row.number, action: 'revoke', text: reason });
    });
    await notices.tellManagers(row.company_id, {
      title: `Сертификат партнёра ${row.number} отозван`,
      text: `Причина: ${reason}`,
      url: paths.partnerCertificate(),
    });
    return this.show(number);
  }
}
