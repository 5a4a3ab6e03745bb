import type { Waiting } from '@site/contracts/dashboard';
import { paths } from '@site/contracts/paths';
import type { PolicyPageData } from '@site/contracts/partner-policy';
import { formatDate, siteDay } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { sanitizeText } from '../../html/sanitize.ts';
import { requireMember } from '../session/permission.ts';
import { mayDo, memberCompanyOf, type Visitor } from '../session/visitor.ts';
import { PolicyRepository } from './policy-repository.ts';

type Dependencies = { db: Db; now: () => Date };

/** The terms of the partner network. Each partner confirms each version once. */
export class PolicyService {
  private readonly repository: PolicyRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new PolicyRepository(deps.db);
  }

  private current() {
    return this.repository.inForce(siteDay(this.deps.now()));
  }

  private async acknowledged(companyId: number, version: string) {
    const row = await this.repository.acknowledgement(companyId, version);
    return row ? { at: row.at.toISOString(), by: `${row.surname} ${row.name}` } : null;
  }

  async shown(visitor: Visitor): Promise<Omit<PolicyPageData, 'kind'>> {
    const company = memberCompanyOf(visitor);
    const policy = await this.current();
    if (!policy) return { version: null, sections: [], acknowledged: null, may_acknowledge: false };
    return {
      version: policy.version,
      sections: policy.sections.map((section) => ({ ...section, html: sanitizeText(section.html) })),
      acknowledged: company && (await this.acknowledged(company.id, policy.version)),
      may_acknowledge: mayDo(visitor, 'partner.acknowledge_policy'),
    };
  }

  async acknowledge(visitor: Visitor, version: string) {
    const { user, company } = requireMember(visitor, 'partner.acknowledge_policy');
    if ((await this.current())?.version !== version)
      throw new ProblemError(
        409,
        'policy_changed',
        'Политика обновлена. Прочитайте новую редакцию и\u00a0подтвердите её',
      );
    await this.repository.acknowledge({
      company_id: company.id,
      version,
      user_id: user.id,
      acknowledged_at: this.deps.now(),
    });
    const made = await this.acknowledged(company.id, version);
    if (!made) throw new Error(`Confirmation of ${version} by company ${company.id} was not stored`);
    return made;
  }

  async waiting(visitor: Visitor): Promise<Waiting[]> {
    const company = memberCompanyOf(visitor);
    const policy = company && mayDo(visitor, 'partner.acknowledge_policy') ? await this.current() : undefined;
    if (!company || !policy || (await this.acknowledged(company.id, policy.version))) return [];
    return [
      {
        kind: 'policy',
        title: 'Ознакомьтесь с\u00a0политикой для партнёров',
        text: `Редакция от\u00a0${formatDate(policy.version)}`,
        url: paths.partnerPolicy(),
      },
    ];
  }
}
