import type { AcademyCertificate } from '@site/contracts/academy-certificates';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { requirePermission } from '../../session/permission.ts';
import { mayDo, memberCompanyOf, type Visitor } from '../../session/visitor.ts';
import type { AcademyCertificateRow } from '../../../tables/academy-tables.ts';
import { createCertificateRepository } from './certificate-repository.ts';
import { toCertificate } from './certificate-view.ts';

type EmployeeCertificate = AcademyCertificate & { employee: { value: string; label: string } };

export function createOwnCertificates({ db, now }: { db: Db; now: () => Date }) {
  const repository = createCertificateRepository(db);

  async function ownRows(visitor: Visitor): Promise<AcademyCertificateRow[]> {
    const user = requirePermission(visitor, 'training.register_self');
    return repository.ofHolder({ userId: user.id, phone: user.phone });
  }
  async function companyRows(visitor: Visitor) {
    const company = mayDo(visitor, 'certificates.read_company') ? memberCompanyOf(visitor) : null;
    return company ? repository.ofCompany(company.id) : [];
  }

  return {
    list: async (visitor: Visitor) => (await ownRows(visitor)).map((row) => toCertificate(row, now())),

    ofCompany: async (visitor: Visitor): Promise<EmployeeCertificate[]> =>
      (await companyRows(visitor)).map(({ certificate, member: { id, surname, name } }) => ({
        ...toCertificate(certificate, now()),
        employee: { value: id, label: [surname, name].filter(Boolean).join(' ') || 'Без имени' },
      })),

    /** Throws `notFound` for certificates of others and for revoked ones. */
    async find(visitor: Visitor, number: string): Promise<AcademyCertificateRow> {
      const rows = [...(await ownRows(visitor)), ...(await companyRows(visitor)).map(({ certificate }) => certificate)];
      const row = rows.find((one) => one.number === number && one.revoked_at === null);
      if (!row) throw problems.notFound();
      return row;
    },
  };
}

export type OwnCertificates = ReturnType<typeof createOwnCertificates>;
