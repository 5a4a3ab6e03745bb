import type {
  CompanyTerms,
  InvitedPersonRequest,
  ManagedCompany,
  ManagedCompanyRow,
  NewCompanyRequest,
} from '@site/contracts/manage-companies';
import { paths } from '@site/contracts/paths';
import { formatPhone } from '@site/kernel/phone';
import type { Db } from '../../../db/database.ts';
import { isUuid } from '../../../db/uuid.ts';
import { ProblemError, problems } from '../../../errors.ts';
import type { CompanyRow, MemberRow } from '../../../tables/company-tables.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import type { NoticeService } from '../../notices/notice-service.ts';
import type { CertificateService } from '../../partner-certificates/certificate-service.ts';
import { setPartnerLevel } from '../../partners/partner-publishing.ts';
import { addInvitation, renewInvitation } from '../members/invitations.ts';
import type { MemberNotices } from '../members/member-notices.ts';
import { MemberRepository } from '../members/member-repository.ts';
import { termOf } from '../members/member-view.ts';
import { registrationMistakes } from '../../../requisites/registration-checks.ts';
import { ruleMessages } from '@site/kernel/text-rules';
import { joinNetwork } from './join-network.ts';
import { type CompanyFilter, ManagedCompanyRepository } from './managed-company-repository.ts';
import { changedTerms, levelText } from './terms-text.ts';

const NOUN = 'companies';

type Dependencies = {
  db: Db;
  decisions: DecisionService;
  notices: NoticeService;
  invitations: MemberNotices;
  certificates: CertificateService;
  now: () => Date;
};
/** `tell` is called after the commit. */
type Made = { action: string; text: string; tell: () => Promise<unknown> };

const toRow = ({ id, name, inn, level, dealer_access, kp_access, suspended_at }: CompanyRow): ManagedCompanyRow => ({
  ...{ id, name, inn, level, dealer_access, kp_access },
  suspended: suspended_at !== null,
});

const toCard = ({ consent_employees: _given, ...card }: InvitedPersonRequest) => ({ ...card, branch_id: null });

const invited = ({ surname, name, phone }: Pick<MemberRow, 'surname' | 'name' | 'phone'>) =>
  `${surname} ${name}, ${formatPhone(phone)}`;

/** Companies for the back office: new ones with their first employee, terms of partners, and suspension. */
export class ManagedCompanies {
  private readonly repository: ManagedCompanyRepository;
  private readonly inviting: { notices: MemberNotices; now: () => Date };

  constructor(private readonly deps: Dependencies) {
    this.repository = new ManagedCompanyRepository(deps.db);
    this.inviting = { notices: deps.invitations, now: deps.now };
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
    const { kpp, ogrn, legal_address, personal_discount, credit_limit, suspended_at, suspension_reason } = company;
    const [members, invitations, decisions] = await Promise.all([
      this.repository.members(id),
      this.repository.invitations(id),
      this.deps.decisions.about(NOUN, String(id)),
    ]);
    return {
      ...toRow(company),
      ...{ kpp, ogrn, legal_address, personal_discount, credit_limit, suspension_reason, decisions },
      suspended_at: suspended_at?.toISOString() ?? null,
      members: members.map(({ surname, name, ...member }) => ({ ...member, name: `${surname} ${name}` })),
      invitations: invitations.map((row) => ({
        ...{ id: row.id, name: `${row.surname} ${row.name}`, phone: row.phone, role: row.role },
        sent_at: row.created_at.toISOString(),
        ...termOf(row, this.deps.now()),
      })),
    };
  }

  async add({ employee, level, name, ...registration }: NewCompanyRequest, author: string): Promise<ManagedCompany> {
    const { db, decisions, certificates } = this.deps;
    const checks = {
      ...registrationMistakes(registration),
      legal_address: !registration.legal_address && ruleMessages.required,
    };
    const mistakes = Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== false);
    if (mistakes.length > 0) throw problems.invalid(Object.fromEntries(mistakes));
    const { id, send } = await db.transaction(async (tx) => {
      const repository = new ManagedCompanyRepository(tx);
      const company = await repository.insert({ ...registration, name });
      if (!company) throw await companyExists(repository, registration.inn);
      if (level !== 'none') await joinNetwork(certificates, tx, { id: company.id, level });
      const invitation = await addInvitation(this.inviting, tx, company, toCard(employee));
      const text = `${name}, ИНН\u00a0${registration.inn}, ${levelText(level)}; приглашение: ${invited(employee)}`;
      await decisions.record(tx, { author, noun: NOUN, subject: String(company.id), action: 'add', text });
      return { id: company.id, send: invitation };
    });
    await send();
    return this.show(id);
  }

  invite(id: number, person: InvitedPersonRequest, author: string): Promise<ManagedCompany> {
    return this.decide(id, author, async (tx, company) => {
      const tell = await addInvitation(this.inviting, tx, company, toCard(person));
      return { action: 'invite', text: invited(person), tell };
    });
  }

  inviteAgain(id: number, invitation: string, author: string): Promise<ManagedCompany> {
    return this.decide(id, author, async (tx, company) => {
      const member = isUuid(invitation) ? await new MemberRepository(tx).find(id, invitation) : undefined;
      if (!member) throw problems.notFound();
      const tell = await renewInvitation(this.inviting, tx, company, member);
      return { action: 'invite', text: invited(member), tell };
    });
  }

  setTerms(id: number, { base, ...terms }: CompanyTerms & { base: CompanyTerms }, author: string) {
    return this.decide(id, author, async (tx, company) => {
      const { level } = terms;
      const meanwhile = changedTerms(base, company);
      if (meanwhile) throw await this.editedMeanwhile(company, meanwhile);
      const text = changedTerms(company, terms);
      if (!text) throw problems.noChanges();
      if (company.dealer_access && level === 'none')
        throw problems.invalid({ level: 'Компания в\u00a0партнёрской сети: выберите уровень' });
      await new ManagedCompanyRepository(tx).update(id, terms);
      if (level !== 'none') await setPartnerLevel(tx, { id, level });
      return { action: 'change', text, tell: this.news(id, 'Условия работы компании изменены', text) };
    });
  }

  suspend(id: number, reason: string, author: string): Promise<ManagedCompany> {
    return this.decide(id, author, async (tx, { suspended_at }) => {
      if (suspended_at) throw problems.noChanges();
      const change = { suspended_at: this.deps.now(), suspension_reason: reason };
      await new ManagedCompanyRepository(tx).update(id, change);
      const text = `Причина: ${reason}. Партнёрские цены, конфигуратор и\u00a0отсрочка платежа закрыты.`;
      return { action: 'suspend', text: reason, tell: this.news(id, 'Работа компании приостановлена', text) };
    });
  }

  resume(id: number, author: string): Promise<ManagedCompany> {
    return this.decide(id, author, async (tx, { suspended_at }) => {
      if (!suspended_at) throw problems.noChanges();
      await new ManagedCompanyRepository(tx).update(id, { suspended_at: null, suspension_reason: '' });
      const text = 'Прежние условия снова действуют.';
      return { action: 'resume', text: '', tell: this.news(id, 'Работа компании возобновлена', text) };
    });
  }

  private news(id: number, title: string, text: string) {
    return () => this.deps.notices.tellManagers(id, { title, text, url: paths.accountProfile() });
  }

  private async editedMeanwhile({ id, level, personal_discount, credit_limit }: CompanyRow, changes: string) {
    const last = (await this.deps.decisions.about(NOUN, String(id))).find(({ action }) => action === 'change');
    return new ProblemError(
      409,
      'edited_meanwhile',
      `Условия уже изменились${last ? ` (${last.author})` : ''}: ${changes}. Ваши значения остались в\u00a0полях: проверьте их и\u00a0сохраните ещё раз`,
      { data: { terms: { level, personal_discount, credit_limit } } },
    );
  }

  /** Changes a company and records the decision in one transaction, then tells about it. */
  private async decide(
    id: number,
    author: string,
    change: (tx: Db, company: CompanyRow) => Promise<Made>,
  ): Promise<ManagedCompany> {
    const { db, decisions } = this.deps;
    const tell = await db.transaction(async (tx) => {
      const company = await new ManagedCompanyRepository(tx).lock(id);
      if (!company) throw problems.notFound();
      const made = await change(tx, company);
      await decisions.record(tx, { author, noun: NOUN, subject: String(id), action: made.action, text: made.text });
      return made.tell;
    });
    await tell();
    return this.show(id);
  }
}

async function companyExists(repository: ManagedCompanyRepository, inn: string): Promise<ProblemError> {
  const company = await repository.ofInn(inn);
  if (!company) throw new Error(`Company ${inn} was neither inserted nor found`);
  const { id, name } = company;
  const message = `Компания с\u00a0таким ИНН уже есть: ${name}`;
  return new ProblemError(409, 'company_exists', message, { fields: { inn: message }, data: { id, name } });
}
