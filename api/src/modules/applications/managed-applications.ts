import type { ApplicationKind } from '@site/contracts/applications';
import type { ManagedApplication, ManagedApplicationRow } from '@site/contracts/manage-applications';
import { formatDate } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import { joinNetwork } from '../companies/managed/join-network.ts';
import type { Membership } from '../companies/members/membership.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import type { CertificateService } from '../partner-certificates/certificate-service.ts';
import { type ApplicationNoticeDeps, notifyApplicant } from './application-notices.ts';
import { ApplicationRepository, type ApplicationFilter, type FiledApplication } from './application-repository.ts';

const NOUN = 'applications';

const brings: Record<ApplicationKind, string> = {
  company: 'пользователь становится руководителем компании на\u00a0сайте, если у\u00a0неё его ещё нет',
  user: 'пользователь подключается к\u00a0компании, компания становится кандидатом в\u00a0партнёрскую сеть',
  dealer: 'компания становится партнёром: партнёрские цены, материалы, сертификат',
  configurator: 'компании открывается конфигуратор парковок',
};

const COMPANIES = 'companies';

/** Effects of an approval; of a suspended company also what happens to the suspension. */
function effectsOf({ kind, company }: FiledApplication): string {
  if (!company?.suspended_at) return brings[kind];
  const suspension = `приостановка от\u00a0${formatDate(company.suspended_at.toISOString())} (${company.suspension_reason})`;
  if (kind !== 'dealer') return `${brings[kind]}. Остаётся ${suspension}: цены и\u00a0доступ компании закрыты`;
  const lifted = `снимается ${suspension}`;
  return company.dealer_access ? `${lifted}, прежние условия снова действуют` : `${brings[kind]}; ${lifted}`;
}

type Dependencies = {
  db: Db;
  decisions: DecisionService;
  membership: Membership;
  notices: ApplicationNoticeDeps;
  certificates: CertificateService;
  now: () => Date;
};
const worksElsewhere = ({ surname, name }: UserRow) =>
  new ProblemError(409, 'exist phone', `${surname} ${name} работает в\u00a0другой компании`);

type Within = {
  tx: Db;
  deps: Dependencies;
  repository: ApplicationRepository;
  application: FiledApplication;
  author: string;
};

const toRow = ({ id, kind, state, created_at, user, company, form }: FiledApplication): ManagedApplicationRow => ({
  ...{ id, kind, state },
  created_at: created_at.toISOString(),
  applicant: `${user.surname} ${user.name}`,
  phone: user.phone,
  company: company?.name ?? form?.company ?? '',
  inn: company?.inn ?? form?.inn ?? '',
});

async function find(repository: ApplicationRepository, id: number): Promise<FiledApplication> {
  const application = await repository.find(id);
  if (!application) throw problems.notFound();
  return application;
}

/** Attaches the first member, and makes the company a candidate for the network. */
async function attachApplicant({ tx, deps: { membership, now }, repository, application: { user, form } }: Within) {
  if (!form) throw new Error('Expected the application of kind "user" to have a form');
  const company = await membership.company(tx, form.company, form.inn);
  if (!(await membership.attach(tx, user, company))) throw worksElsewhere(user);
  if (company.dealer_access || company.dealer_access_moderation) return;
  const row = { kind: 'dealer' as const, user_id: user.id, company_id: company.id, form, created_at: now() };
  if (await repository.add(row)) await repository.setCompany(company.id, { dealer_access_moderation: true });
}

/** Does not make the company a candidate, because it has not applied to join the network. */
async function acceptMember({ tx, deps: { membership }, application: { user, company } }: Within) {
  if (!company || !(await membership.attach(tx, user, company))) throw worksElsewhere(user);
}

async function makePartner({ tx, deps, repository, application, author }: Within) {
  const { certificates, decisions } = deps;
  const { id, level, dealer_access, suspended_at } = application.company!;
  if (suspended_at) {
    await repository.setCompany(id, { suspended_at: null, suspension_reason: '' });
    const text = `Одобрена заявка №\u00a0${application.id}`;
    await decisions.record(tx, { author, noun: COMPANIES, subject: String(id), action: 'resume', text });
  }
  // A partner from before the suspension keeps its certificate.
  if (dealer_access) await repository.setCompany(id, { dealer_access_moderation: false });
  else await joinNetwork(certificates, tx, { id, level: level === 'none' ? 'partner' : level });
}

const approved: Record<ApplicationKind, (within: Within) => Promise<unknown>> = {
  company: acceptMember,
  user: attachApplicant,
  dealer: makePartner,
  configurator: ({ repository, application: { company } }) =>
    repository.setCompany(company!.id, { kp_access: true, kp_access_moderation: false }),
};
const rejected: Record<ApplicationKind, (within: Within, reason: string) => Promise<unknown>> = {
  company: ({ tx, deps, application: { user, company } }, reason) =>
    deps.membership.deny(tx, user, company!.id, reason),
  user: ({ repository, application: { user } }) => repository.setUser(user.id, { user_access_moderation: false }),
  dealer: ({ repository, application: { company } }) =>
    repository.setCompany(company!.id, { dealer_access_moderation: false }),
  configurator: ({ repository, application: { company } }) =>
    repository.setCompany(company!.id, { kp_access_moderation: false }),
};

/** Decisions of the staff on applications. Each is recorded with its author, in the transaction of its effects. */
export class ManagedApplications {
  constructor(private readonly deps: Dependencies) {}

  list({ page, ...filter }: ApplicationFilter & { page: number }) {
    const repository = new ApplicationRepository(this.deps.db);
    return paged(page, {
      count: () => repository.count(filter),
      rows: async (limit, offset) => (await repository.list(filter, limit, offset)).map(toRow),
    });
  }

  async show(id: number): Promise<ManagedApplication> {
    const application = await find(new ApplicationRepository(this.deps.db), id);
    const { form, reason } = application;
    const made = await this.deps.decisions.about(NOUN, String(id));
    return { ...toRow(application), form, reason, brings: effectsOf(application), decisions: made };
  }

  approve(id: number, author: string) {
    return this.decide(id, author);
  }

  reject(id: number, reason: string, author: string) {
    return this.decide(id, author, reason);
  }

  private async decide(id: number, author: string, reason?: string): Promise<ManagedApplication> {
    const { db, decisions, notices, now } = this.deps;
    const state = reason === undefined ? ('approved' as const) : ('rejected' as const);
    const application = await db.transaction(async (tx) => {
      const repository = new ApplicationRepository(tx);
      const found = await find(repository, id);
      if (!(await repository.decide(id, { state, reason: reason ?? '', decided_at: now() })))
        throw new ProblemError(409, 'no_changes', 'Эта заявка уже рассмотрена');
      const work = (state === 'approved' ? approved : rejected)[found.kind];
      await work({ tx, deps: this.deps, repository, application: found, author }, reason ?? '');
      await decisions.record(tx, { author, noun: NOUN, subject: String(id), action: state, text: reason });
      return found;
    });
    await notifyApplicant(notices, application, state, reason);
    return this.show(id);
  }
}
