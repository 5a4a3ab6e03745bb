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

const may_edit = (visitor: Visitor) => mayDo(visitor, 'company.edit');

const blank = () => ({ ...emptyEntry, pictures: [], changes: [] });

export class EntryPages {
  constructor(private readonly deps: Dependencies) {}

  private page(
    title: string,
    path: string,
    pagedata: PageResponse['pagedata'],
    above = [] as (typeof branchesCrumb)[],
  ) {
    return {
      seo: profileSeo(this.deps.seo, title, path, above),
      content: [],
      pagedata,
    };
  }

  /** Contains no company data: the page offers to join a company. */
  private async withoutCompany({ company }: Visitor) {
    return this.page('Профиль компании', paths.accountProfile(), {
      kind: 'company-office',
      company: null,
      waits_for: company && {
        name: company.name,
        decided_by: await this.deps.membership.decidedBy(this.deps.db, company.id),
      },
      office: blank(),
      requisites: null,
      public_url: null,
      may_edit: false,
    });
  }

  async office(visitor: Visitor, editing: boolean): Promise<PageResponse> {
    requirePermission(visitor, editing ? 'company.edit' : 'company.profile');
    if (mayDo(visitor, 'company.join') || visitor.user?.role === 'company_pending') return this.withoutCompany(visitor);
    const { company, office } = await this.deps.entries.office(visitor);
    const { name, inn, kpp } = company;
    const title = editing ? 'Редактирование главного офиса' : 'Главный офис';
    return this.page(title, editing ? paths.accountOfficeEdit() : paths.accountProfile(), {
      kind: 'company-office',
      company: { name, inn, kpp },
      waits_for: null,
      office,
      requisites: requisitesFor(visitor),
      public_url: await this.deps.partners.urlOf(company.id),
      may_edit: may_edit(visitor),
    });
  }

  async branches(visitor: Visitor): Promise<PageResponse> {
    const branches = await this.deps.entries.list(visitor, 'branch');
    return this.page('Филиалы', paths.accountBranches(), {
      kind: 'company-branches',
      branches,
      may_edit: may_edit(visitor),
    });
  }

  /** `id` is null for a new branch. */
  async branch(visitor: Visitor, id: string | null, editing: boolean): Promise<PageResponse> {
    if (editing) requirePermission(visitor, 'company.edit');
    const branch = id === null ? blank() : await this.deps.entries.one(visitor, 'branch', id);
    const title = branch.content?.name ?? 'Новый филиал';
    const path = id === null ? paths.accountBranchAdd() : paths.accountBranch(id);
    const employees = await this.deps.members.options(visitor);
    const pagedata = { kind: 'company-branch' as const, branch, employees, may_edit: may_edit(visitor) };
    return this.page(title, path, pagedata, [branchesCrumb]);
  }

  async projects(visitor: Visitor): Promise<PageResponse> {
    const projects = await this.deps.entries.list(visitor, 'project');
    return this.page('Проекты', paths.accountProjects(), {
      kind: 'company-projects',
      projects,
      may_edit: may_edit(visitor),
    });
  }

  async project(visitor: Visitor, id: string | null, editing: boolean): Promise<PageResponse> {
    if (editing) requirePermission(visitor, 'company.edit');
    const project = id === null ? blank() : await this.deps.entries.one(visitor, 'project', id);
    const title = project.content?.title ?? project.draft?.title ?? 'Новый проект';
    const path = id === null ? paths.accountProject('add') : paths.accountProject(id);
    return this.page(title, path, { kind: 'company-project', project, may_edit: may_edit(visitor) }, [projectsCrumb]);
  }
}
