import type { ApplicationKind } from '@site/contracts/applications';
import type { ManagedApplication, ManagedApplicationRow } from '@site/contracts/manage-applications';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { OfficePublishing } from '../companies/entries/office-publishing.ts';
import type { createMembership } from '../companies/members/membership.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import type { CertificateService } from '../partner-certificates/certificate-service.ts';
import type { ApplicationNotices } from './application-notices.ts';
import {
  createApplicationRepository,
  type ApplicationFilter,
  type ApplicationRepository,
  type FiledApplication,
} from './application-repository.ts';

const NOUN = 'applications';

const brings: Record<ApplicationKind, string> = {
  company: 'пользователь становится руководителем компании на\u00a0сайте, если у\u00a0неё его ещё нет',
  user: 'пользователь подключается к\u00a0компании, компания становится кандидатом в\u00a0партнёрскую сеть',
  dealer: 'компания становится партнёром: партнёрские цены, материалы, сертификат',
  configurator: 'компании открывается конфигуратор парковок',
};

type Dependencies = {
  db: Db;
  decisions: DecisionService;
  membership: ReturnType<typeof createMembership>;
  publishOffice: OfficePublishing;
  notices: ApplicationNotices;
  certificates: CertificateService;
  now: () => Date;
};
const worksElsewhere = ({ surname, name }: UserRow) =>
  new ProblemError(409, 'exist phone', `${surname} ${name} работает в\u00a0другой компании`);

type Within = { tx: Db; repository: ApplicationRepository; application: FiledApplication };

const toRow = ({ id, kind, state, created_at, user, company, form }: FiledApplication): ManagedApplicationRow => ({
  ...{ id, kind, state },
  created_at: created_at.toISOString(),
  applicant: `${user.surname} ${user.name}`,
  phone: user.phone,
  company: company?.name ?? form?.company ?? '',
  inn: company?.inn ?? form?.inn ?? '',
});

/** Decisions of the staff on applications. Each is recorded with its author, in the transaction of its effects. */
export function createManagedApplications(dependencies: Dependencies) {
  const { db, decisions, membership, publishOffice, notices, certificates, now } = dependencies;

  async function find(repository: ApplicationRepository, id: number): Promise<FiledApplication> {
    const application = await repository.find(id);
    if (!application) throw problems.notFound();
    return application;
  }

  async function view(id: number): Promise<ManagedApplication> {
    const application = await find(createApplicationRepository(db), id);
    const { form, reason, kind } = application;
    const made = await decisions.about(NOUN, String(id));
    return { ...toRow(application), form, reason, brings: brings[kind], decisions: made };
  }

  /** Attaches the first member, and makes the company a candidate for the network. */
  async function attach({ tx, repository, application: { user, form } }: Within) {
    if (!form) throw new Error('Expected the application of kind "user" to have a form');
    const company = await membership.company(tx, form.company, form.inn);
    if (!(await membership.attach(tx, user, company))) throw worksElsewhere(user);
    if (company.dealer_access || company.dealer_access_moderation) return;
    const row = { kind: 'dealer' as const, user_id: user.id, company_id: company.id, form, created_at: now() };
    if (await repository.add(row)) await repository.setCompany(company.id, { dealer_access_moderation: true });
  }

  /** Does not make the company a candidate, because it has not applied to join the network. */
  async function accept({ tx, application: { user, company } }: Within) {
    if (!company || !(await membership.attach(tx, user, company))) throw worksElsewhere(user);
  }

  const approved: Record<ApplicationKind, (within: Within) => Promise<unknown>> = {
    company: accept,
    user: attach,
    dealer: async ({ tx, repository, application: { company } }) => {
      const level = company!.level === 'none' ? 'partner' : company!.level;
      const partner = { dealer_access: true, level };
      await repository.setCompany(company!.id, { ...partner, dealer_access_moderation: false });
      // Before the certificate, which contains the directions of the office.
      await publishOffice(tx, { id: company!.id, ...partner });
      await certificates.issue(tx, company!.id);
    },
    configurator: ({ repository, application: { company } }) =>
      repository.setCompany(company!.id, { kp_access: true, kp_access_moderation: false }),
  };
  const rejected: Record<ApplicationKind, (within: Within, reason: string) => Promise<unknown>> = {
    company: ({ tx, application: { user, company } }, reason) => membership.deny(tx, user, company!.id, reason),
    user: ({ repository, application: { user } }) => repository.setUser(user.id, { user_access_moderation: false }),
    dealer: ({ repository, application: { company } }) =>
      repository.setCompany(company!.id, { dealer_access_moderation: false }),
    configurator: ({ repository, application: { company } }) =>
      repository.setCompany(company!.id, { kp_access_moderation: false }),
  };

  async function decide(id: number, author: string, reason?: string): Promise<ManagedApplication> {
    const state = reason === undefined ? ('approved' as const) : ('rejected' as const);
    const application = await db.transaction(async (tx) => {
      const repository = createApplicationRepository(tx);
      const found = await find(repository, id);
      if (!(await repository.decide(id, { state, reason: reason ?? '', decided_at: now() })))
        throw new ProblemError(409, 'no_changes', 'Эта заявка уже рассмотрена');
      const work = (state === 'approved' ? approved : rejected)[found.kind];
      await work({ tx, repository, application: found }, reason ?? '');
      await decisions.record(tx, { author, noun: NOUN, subject: String(id), action: state, text: reason });
      return found;
    });
    await notices.decided(application, state, reason);
    return view(id);
  }

  return {
    list: ({ page, ...filter }: ApplicationFilter & { page: number }) => {
      const repository = createApplicationRepository(db);
      return paged(page, {
        count: () => repository.count(filter),
        rows: async (limit, offset) => (await repository.list(filter, limit, offset)).map(toRow),
      });
    },
    show: view,
    approve: (id: number, author: string) => decide(id, author),
    reject: (id: number, reason: string, author: string) => decide(id, author, reason),
  };
}

export type ManagedApplications = ReturnType<typeof createManagedApplications>;
