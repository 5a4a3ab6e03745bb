import type {
  companyCertificateStates,
  CompanyCertificatesPageData,
  CompanyCertificatesQuery,
} from '@site/contracts/academy-certificates';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { OwnCertificates } from '../../academy/certificates/own-certificates.ts';
import { profileSeo } from '../profile-seo.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { requireMember } from '../../session/permission.ts';
import type { Visitor } from '../../session/visitor.ts';

export type CompanyCertificatesDeps = { ownCertificates: OwnCertificates; seo: SeoBuilder };
type State = (typeof companyCertificateStates)[number];

/** Display order: expiring certificates first, expired and revoked ones last. */
const urgency: readonly string[] = ['expiring', 'active', 'expired', 'revoked'] satisfies State[];

const byLabel = (one: string, other: string) => one.localeCompare(other, 'ru');

async function listOf(
  ownCertificates: OwnCertificates,
  visitor: Visitor,
  query: CompanyCertificatesQuery,
): Promise<CompanyCertificatesPageData> {
  const { company } = requireMember(visitor, 'certificates.read_company');
  const all = await ownCertificates.ofCompany(visitor);
  const { employee, training, state } = query;
  const found = all.filter(
    (one) =>
      (!employee || one.employee.value === employee) &&
      (!training || one.training === training) &&
      (!state || one.state === state),
  );
  return {
    kind: 'company-certificates',
    company: company.name,
    query,
    // The repository sorts by the last valid day, and the sort below is stable.
    items: found.sort((one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state)),
    total_unfiltered: all.length,
    employees: [...new Map(all.map(({ employee: { value, label } }) => [value, { value, label }])).values()].sort(
      (one, other) => byLabel(one.label, other.label),
    ),
    trainings: [...new Set(all.map((one) => one.training))].sort(byLabel),
  };
}

export const companyCertificatesPage = async (
  { ownCertificates, seo }: CompanyCertificatesDeps,
  visitor: Visitor,
  query: CompanyCertificatesQuery,
): Promise<PageResponse> => ({
  seo: profileSeo(seo, 'Сертификаты сотрудников', paths.accountCertificates()),
  content: [],
  pagedata: await listOf(ownCertificates, visitor, query),
});
