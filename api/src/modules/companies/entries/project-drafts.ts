import type { ProjectDraft } from '@site/contracts/company-profile';
import type { Db } from '../../../db/database.ts';
import { ProblemError, problems } from '../../../errors.ts';
import { isUuid } from '../../../db/uuid.ts';
import { requireMember } from '../../session/permission.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import { EntryRepository } from './entry-repository.ts';

const sentAlready = () =>
  new ProblemError(409, 'revision_state', 'Проект уже отправлен на\u00a0модерацию. Откройте его ещё раз');

type Dependencies = { db: Db; files: CompanyFiles; now: () => Date };

/** Unfinished projects. A submitted project is edited by revisions and never becomes a draft again. */
export class ProjectDrafts {
  private readonly repository: EntryRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new EntryRepository(deps.db);
  }

  private async found(companyId: number, id: string) {
    const entry = isUuid(id) ? await this.repository.find(companyId, 'project', id) : undefined;
    if (!entry) throw problems.notFound();
    return entry;
  }

  async add(visitor: Visitor, draft: ProjectDraft): Promise<string> {
    const { company } = requireMember(visitor, 'company.edit');
    await this.deps.files.mustHave(company.id, { photos: draft.photos });
    const entry = await this.repository.insert({
      company_id: company.id,
      kind: 'project',
      draft,
      created_at: this.deps.now(),
    });
    if (!entry) throw new Error('Insert of a project draft returned no row');
    return entry.id;
  }

  async change(visitor: Visitor, id: string, draft: ProjectDraft): Promise<string> {
    const { company } = requireMember(visitor, 'company.edit');
    const entry = await this.found(company.id, id);
    await this.deps.files.mustHave(company.id, { photos: draft.photos });
    if (!(await this.repository.setDraft(entry.id, draft))) throw sentAlready();
    return entry.id;
  }

  async remove(visitor: Visitor, id: string): Promise<void> {
    const { company } = requireMember(visitor, 'company.edit');
    const entry = await this.found(company.id, id);
    if (!(await this.repository.deleteDraft(entry.id))) throw sentAlready();
  }
}
