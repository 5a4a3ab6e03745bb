import type { CompanyTerms, ManagedCompany, ManagedCompanyRow } from '@site/contracts/manage-companies';
import { paths } from '@site/contracts/paths';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { CompanyRow } from '../../../tables/company-tables.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import type { NoticeService } from '../../notices/notice-service.ts';
import { setPartnerLevel } from '../../partners/partner-publishing.ts';
import { type CompanyFilter, ManagedCompanyRepository } from './managed-company-repository.ts';
import { changedTerms } from './terms-text.ts';

const NOUN = 'companies';

type Dependencies = {
  db: Db;
  decisions: DecisionService;
  notices: NoticeService;
  now: () => Date;
};
type News = { title: string; text: string };

const toRow = ({ id, name, inn, level, dealer_access, kp_access, suspended_at }: CompanyRow): ManagedCompanyRow => ({
  ...{ id, name, inn, level, dealer_access, kp_access },
  suspended: suspended_at !== null,
});

/** Companies for the back office: terms of partners, and suspension. */
export class ManagedCompanies {
  private readonly repository: ManagedCompanyRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new ManagedCompanyRepository(deps.db);
  }

  list({ page, ...filter }: CompanyFilter & { page: number }) {
    return paged(page, {
      count: () => this.repository.count(filter),
      rows: async (limit, offset) => (await this.repository.list(filter, limit, offset)).map(toRow),
    });
  }

  async show(id: number): Promise<ManagedCompany> {
    const company = await this.repository.find(id);
    if (!company) throw problems.notFound();
    const { kpp, personal_discount, credit_limit, suspended_at, suspension_reason } = company;
    const [members, decisions] = await Promise.all([
      this.repository.members(id),
      this.deps.decisions.about(NOUN, String(id)),
    ]);
    return {
      ...toRow(company),
      ...{ kpp, personal_discount, credit_limit, suspension_reason, decisions },
      suspended_at: suspended_at?.toISOString() ?? null,
      members: members.map(({ surname, name, ...member }) => ({ ...member, name: `${surname} ${name}` })),
    };
  }

  setTerms(id: number, terms: CompanyTerms, author: string): Promise<ManagedCompany> {
    return this.decide(id, author, async (tx, company) => {
      const { level } = terms;
      const text = changedTerms(company, terms);
      if (!text) throw problems.noChanges();
      if (company.dealer_access && level === 'none')
        throw problems.invalid({ level: 'Компания в\u00a0партнёрской сети: выберите уровень' });
      await new ManagedCompanyRepository(tx).update(id, terms);
      if (level !== 'none') await setPartnerLevel(tx, { id, level });
      return { action: 'change', text, news: { title: 'Условия работы компании изменены', text } };
    });
  }

  suspend(id: number, reason: string, author: string): Promise<ManagedCompany> {
    return this.decide(id, author, async (tx, { suspended_at }) => {
      if (suspended_at) throw problems.noChanges();
      const change = { suspended_at: this.deps.now(), suspension_reason: reason };
      await new ManagedCompanyRepository(tx).update(id, change);
      const text = `Причина: ${reason}. Партнёрские цены, конфигуратор и\u00a0отсрочка платежа закрыты.`;
      return { action: 'suspend', text: reason, news: { title: 'Работа компании приостановлена', text } };
    });
  }

  resume(id: number, author: string): Promise<ManagedCompany> {
    return this.decide(id, author, async (tx, { suspended_at }) => {
      if (!suspended_at) throw problems.noChanges();
      await new ManagedCompanyRepository(tx).update(id, { suspended_at: null, suspension_reason: '' });
      const text = 'Прежние условия снова действуют.';
      return { action: 'resume', text: '', news: { title: 'Работа компании возобновлена', text } };
    });
  }

  /** Changes a company and records the decision in one transaction, then tells its managers. */
  private async decide(
    id: number,
    author: string,
    change: (tx: Db, company: CompanyRow) => Promise<{ action: string; text: string; news: News }>,
  ): Promise<ManagedCompany> {
    const { db, decisions, notices } = this.deps;
    const news = await db.transaction(async (tx) => {
      const company = await new ManagedCompanyRepository(tx).lock(id);
      if (!company) throw problems.notFound();
      const made = await change(tx, company);
      await decisions.record(tx, { author, noun: NOUN, subject: String(id), action: made.action, text: made.text });
      return made.news;
    });
    await notices.tellManagers(id, { ...news, url: paths.accountProfile() });
    return this.show(id);
  }
}
