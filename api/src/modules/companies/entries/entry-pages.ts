import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { Db } from '../../../db/database.ts';
import type { MemberService } from '../members/member-service.ts';
import type { Membership } from '../members/membership.ts';
import type { PartnerService } from '../../partners/partner-service.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { mayDo, type Visitor } from '../../session/visitor.ts';
import { requirePermission } from '../../session/permission.ts';
import { requisitesFor } from '../requisites/requisite-service.ts';
import { profileSeo } from '../profile-seo.ts';
import { emptyEntry } from './entry-view.ts';
import type { EntryService } from './entry-service.ts';

type Dependencies = {
  db: Db;
  seo: SeoBuilder;
  entries: EntryService;
  members: MemberService;
  partners: PartnerService;
  membership: Membership;
};

const branchesCrumb = { name: 'Филиалы', url: paths.accountBranches() };
const projectsCrumb = { name: 'Проекты', url: paths.accountProjects() };

export function createEntryPages({ db, seo, entries, members, partners, membership }: Dependencies) {
  const page = (
    title: string,
    path: string,
    pagedata: PageResponse['pagedata'],
    above = [] as (typeof branchesCrumb)[],
  ) => ({
    seo: profileSeo(seo, title, path, above),
    content: [],
    pagedata,
  });
  const may_edit = (visitor: Visitor) => mayDo(visitor, 'company.edit');
  const blank = () => ({ ...emptyEntry, pictures: [], changes: [] });

  /** Contains no company data: the page offers to join a company. */
  const withoutCompany = async ({ company }: Visitor) =>
    page('Профиль компании', paths.accountProfile(), {
      kind: 'company-office',
      company: null,
      waits_for: company && { name: company.name, decided_by: await membership.decidedBy(db, company.id) },
      office: blank(),
      requisites: null,
      public_url: null,
      may_edit: false,
    });

  return {
    async office(visitor: Visitor, editing: boolean): Promise<PageResponse> {
      requirePermission(visitor, editing ? 'company.edit' : 'company.profile');
      if (mayDo(visitor, 'company.join') || visitor.user?.role === 'company_pending') return withoutCompany(visitor);
      const { company, office } = await entries.office(visitor);
      const { name, inn, kpp } = company;
      const title = editing ? 'Редактирование главного офиса' : 'Главный офис';
      return page(title, editing ? paths.accountOfficeEdit() : paths.accountProfile(), {
        kind: 'company-office',
        company: { name, inn, kpp },
        waits_for: null,
        office,
        requisites: requisitesFor(visitor),
        public_url: await partners.urlOf(company.id),
        may_edit: may_edit(visitor),
      });
    },

    async branches(visitor: Visitor): Promise<PageResponse> {
      const branches = await entries.list(visitor, 'branch');
      return page('Филиалы', paths.accountBranches(), {
        kind: 'company-branches',
        branches,
        may_edit: may_edit(visitor),
      });
    },

    /** `id` is null for a new branch. */
    async branch(visitor: Visitor, id: string | null, editing: boolean): Promise<PageResponse> {
      if (editing) requirePermission(visitor, 'company.edit');
      const branch = id === null ? blank() : await entries.one(visitor, 'branch', id);
      const title = branch.content?.name ?? 'Новый филиал';
      const path = id === null ? paths.accountBranchAdd() : paths.accountBranch(id);
      const employees = await members.options(visitor);
      const pagedata = { kind: 'company-branch' as const, branch, employees, may_edit: may_edit(visitor) };
      return page(title, path, pagedata, [branchesCrumb]);
    },

    async projects(visitor: Visitor): Promise<PageResponse> {
      const projects = await entries.list(visitor, 'project');
      return page('Проекты', paths.accountProjects(), {
        kind: 'company-projects',
        projects,
        may_edit: may_edit(visitor),
      });
    },

    async project(visitor: Visitor, id: string | null, editing: boolean): Promise<PageResponse> {
      if (editing) requirePermission(visitor, 'company.edit');
      const project = id === null ? blank() : await entries.one(visitor, 'project', id);
      const title = project.content?.title ?? project.draft?.title ?? 'Новый проект';
      const path = id === null ? paths.accountProject('add') : paths.accountProject(id);
      return page(title, path, { kind: 'company-project', project, may_edit: may_edit(visitor) }, [projectsCrumb]);
    },
  };
}

export type EntryPages = ReturnType<typeof createEntryPages>;
