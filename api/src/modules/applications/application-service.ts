import type { ApplicationForm, ApplicationKind, ApplicationRequest } from '@site/contracts/applications';
import { isInn } from '@site/kernel/inn';
import { ruleMessages } from '@site/kernel/text-rules';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { CompanyRow } from '../../tables/company-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import { requireMember, requirePermission } from '../session/permission.ts';
import { accessOf, memberCompanyOf, type Visitor } from '../session/visitor.ts';
import { ApplicationRepository } from './application-repository.ts';

type Dependencies = { db: Db; consents: ConsentService; now: () => Date };

type Filed = { kind: ApplicationKind; user_id: string; form?: ApplicationForm };
/** Additional writes in the transaction of the application. */
type Alongside = (tx: Db) => Promise<void>;

const isPending = (user: UserRow, company: CompanyRow | null) =>
  user.user_access_moderation || company?.dealer_access_moderation || company?.kp_access_moderation;

const wrongInn = (message: string) => new ProblemError(400, 'inn', message, { fields: { inn: message } });

/** Applications to the manufacturer. The flags for access checks are updated in the same transaction. */
export class ApplicationService {
  constructor(private readonly deps: Dependencies) {}

  private async ofCompany(id: number, row: Filed, alongside?: Alongside) {
    await this.deps.db.transaction(async (tx) => {
      const repository = new ApplicationRepository(tx);
      const company = await repository.company(id);
      const flag = row.kind === 'dealer' ? 'dealer_access_moderation' : 'kp_access_moderation';
      // A suspended company has neither, and may ask to be resumed.
      const { dealer_access, kp_access } = accessOf(company ?? null);
      const has = row.kind === 'dealer' ? dealer_access : kp_access;
      const added = !has && (await repository.add({ ...row, company_id: id, created_at: this.deps.now() }));
      if (!added) throw problems.noChanges();
      await repository.setCompany(id, { [flag]: true });
      await alongside?.(tx);
    });
  }

  /**
   * Applies to join the network: for the applicant's own company, or to be attached to the company named in the form.
   */
  async apply(visitor: Visitor, { consent: _given, ...form }: ApplicationRequest, address: string): Promise<UserRow> {
    const { consents, now, db } = this.deps;
    const user = requirePermission(visitor, 'network.apply');
    if (!isInn(form.inn)) throw wrongInn(ruleMessages.innLength);
    const company = memberCompanyOf(visitor);
    if (isPending(user, visitor.company) || accessOf(company).dealer_access) throw problems.noChanges();
    const agreed = await consents.agreed(['application']);
    const keepConsent: Alongside = (tx) =>
      consents.keep(tx, user.id, agreed, { form: 'application', address, created_at: now() });
    if (company) {
      if (company.inn !== form.inn) throw wrongInn(`Вы\u00a0работаете в\u00a0компании ${company.name}: укажите её ИНН`);
      await this.ofCompany(company.id, { kind: 'dealer', user_id: user.id, form }, keepConsent);
      return user;
    }
    await db.transaction(async (tx) => {
      const repository = new ApplicationRepository(tx);
      const added = await repository.add({ kind: 'user', user_id: user.id, form, created_at: now() });
      if (!added) throw problems.noChanges();
      await repository.setUser(user.id, { user_access_moderation: true });
      await keepConsent(tx);
    });
    return user;
  }

  async requestConfigurator(visitor: Visitor): Promise<void> {
    const { user, company } = requireMember(visitor, 'configurator.request_access');
    if (!company.dealer_access || isPending(user, company)) throw problems.noChanges();
    await this.ofCompany(company.id, { kind: 'configurator', user_id: user.id });
  }
}
