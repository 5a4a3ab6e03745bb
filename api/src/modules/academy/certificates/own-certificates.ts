import type { AcademyCertificate } from '@site/contracts/academy-certificates';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { requirePermission } from '../../session/permission.ts';
import { mayDo, memberCompanyOf, type Visitor } from '../../session/visitor.ts';
import type { AcademyCertificateRow } from '../../../tables/academy-tables.ts';
import { CertificateRepository } from './certificate-repository.ts';
import { toCertificate } from './certificate-view.ts';

type EmployeeCertificate = AcademyCertificate & { employee: { value: string; label: string } };

export class OwnCertificates {
  private readonly repository: CertificateRepository;

  constructor(private readonly deps: { db: Db; now: () => Date }) {
    this.repository = new CertificateRepository(deps.db);
  }

  private async ownRows(visitor: Visitor): Promise<AcademyCertificateRow[]> {
    const user = requirePermission(visitor, 'training.register_self');
    return this.repository.ofHolder({ userId: user.id, phone: user.phone });
  }

  private async companyRows(visitor: Visitor) {
    const company = mayDo(visitor, 'certificates.read_company') ? memberCompanyOf(visitor) : null;
    return company ? this.repository.ofCompany(company.id) : [];
  }

  async list(visitor: Visitor) {
    return (await this.ownRows(visitor)).map((row) => toCertificate(row, this.deps.now()));
  }

  async ofCompany(visitor: Visitor): Promise<EmployeeCertificate[]> {
    return (await this.companyRows(visitor)).map(({ certificate, member: { id, surname, name } }) => ({
      ...toCertificate(certificate, this.deps.now()),
      employee: { value: id, label: [surname, name].filter(Boolean).join(' ') || 'Без имени' },
    }));
  }

  /** Throws `notFound` for certificates of others and for revoked ones. */
  async find(visitor: Visitor, number: string): Promise<AcademyCertificateRow> {
    const rows = [
      ...(await this.ownRows(visitor)),
      ...(await this.companyRows(visitor)).map(({ certificate }) => certificate),
    ];
    const row = rows.find((one) => one.number === number && one.revoked_at === null);
    if (!row) throw problems.notFound();
    return row;
  }
}
