import { MIN_PHOTOS } from '@site/contracts/company-lists';
import type { RevisionResponse } from '@site/contracts/company-profile';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import type { EntryRow } from '../../../tables/company-tables.ts';
import { isUuid } from '../../../db/uuid.ts';
import { MemberRepository } from '../members/member-repository.ts';
import { requireMember } from '../../session/permission.ts';
import { mayDo, type Visitor } from '../../session/visitor.ts';
import { namesIn } from './branch-managers.ts';
import { type Contents, type EntryKind, isSameContent, managerIn, picturesIn } from './entry-kinds.ts';
import { EntryRepository } from './entry-repository.ts';
import { emptyEntry, viewOf } from './entry-view.ts';

type Dependencies = { db: Db; files: CompanyFiles; now: () => Date };

/** Drafts are visible only to members who can submit them. */
const maySee = (visitor: Visitor, { draft }: EntryRow) => draft === null || mayDo(visitor, 'company.edit');

type Edit<K extends EntryKind> = { kind: K; id: string | null; content: Contents[K] };

/** The public profile of a company. Each edit waits for moderation; the site shows the approved content until then. */
export class EntryService {
  private readonly repository: EntryRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new EntryRepository(deps.db);
  }

  private async found(companyId: number, kind: EntryKind, id: string): Promise<EntryRow> {
    const entry = isUuid(id) ? await this.repository.find(companyId, kind, id) : undefined;
    if (!entry) throw problems.notFound();
    return entry;
  }

  private async shown<K extends EntryKind>(kind: K, entries: EntryRow[]) {
    const latest = await this.repository.latest(entries.map(({ id }) => id));
    const contents = entries.flatMap(({ id, published }) => [published, latest.get(id)?.content]);
    const names = await namesIn(this.deps.db, contents);
    return Promise.all(
      entries.map(async (entry) => {
        const view = viewOf(kind, entry, latest.get(entry.id), names);
        const ids = view.content ? picturesIn(view.content) : (view.draft?.photos ?? []);
        return { ...view, pictures: await this.deps.files.pictures(entry.company_id, ids) };
      }),
    );
  }

  /** Locks an existing entry or inserts one. A company has a single office, inserted by its first edit. */
  private async lockedEntry(within: EntryRepository, companyId: number, kind: EntryKind, id: string | null) {
    const added =
      id === null ? await within.insert({ company_id: companyId, kind, created_at: this.deps.now() }) : undefined;
    const known = id ?? added?.id ?? (await within.list(companyId, kind))[0]?.id;
    const entry = known && (await within.lock(known));
    if (!entry) throw problems.notFound();
    return entry;
  }

  private async mustEmploy(companyId: number, id: string | null) {
    const member = id === null ? null : await new MemberRepository(this.deps.db).find(companyId, id);
    if (member !== null && member?.state !== 'active')
      throw problems.invalid({ manager_id: 'Выберите сотрудника компании' });
  }

  async revise<K extends EntryKind>(visitor: Visitor, { kind, id, content }: Edit<K>): Promise<RevisionResponse> {
    const { files, db, now } = this.deps;
    const { user, company } = requireMember(visitor, 'company.edit');
    await files.mustHave(company.id, { [kind === 'project' ? 'photos' : 'images']: picturesIn(content) });
    await this.mustEmploy(company.id, managerIn(content));
    if (id !== null) await this.found(company.id, kind, id);
    return db.transaction(async (tx) => {
      const within = new EntryRepository(tx);
      const entry = await this.lockedEntry(within, company.id, kind, id);
      const pending = (await within.latest([entry.id])).get(entry.id);
      const current = pending?.state === 'pending' ? pending.content : entry.published;
      if (current && isSameContent(kind, current, content))
        return { status: 'ok' as const, code: 'no_changes' as const, id: entry.id };
      // A submitted draft is no longer a draft.
      if (entry.draft) await within.update(entry.id, { draft: null });
      const at = now();
      await within.replacePending(entry.id, at);
      // An edit that restores the published content only withdraws the pending revision.
      if (!entry.published || !isSameContent(kind, entry.published, content))
        await within.addRevision({
          entry_id: entry.id,
          content,
          state: 'pending',
          author_id: user.id,
          created_at: at,
        });
      return { status: 'ok' as const, code: 'saved' as const, id: entry.id };
    });
  }

  async office(visitor: Visitor) {
    const { company } = requireMember(visitor, 'company.read');
    const [office] = await this.shown('office', await this.repository.list(company.id, 'office'));
    return { company, office: office ?? { ...emptyEntry, pictures: [], changes: [] } };
  }

  async list<K extends EntryKind>(visitor: Visitor, kind: K) {
    const { company } = requireMember(visitor, 'company.read');
    const rows = await this.repository.list(company.id, kind);
    return this.shown(
      kind,
      rows.filter((row) => maySee(visitor, row)),
    );
  }

  async one<K extends EntryKind>(visitor: Visitor, kind: K, id: string) {
    const { company } = requireMember(visitor, 'company.read');
    const row = await this.found(company.id, kind, id);
    const [entry] = await this.shown(kind, maySee(visitor, row) ? [row] : []);
    if (!entry) throw problems.notFound();
    return entry;
  }

  /** Takes effect without moderation, because it shows no content that was not approved. */
  async setHidden(visitor: Visitor, kind: 'branch' | 'project', id: string, is_hidden: boolean) {
    const { company } = requireMember(visitor, 'company.edit');
    await this.repository.update((await this.found(company.id, kind, id)).id, { is_hidden });
  }

  /** Removes a picture from the latest content. The edit waits for moderation like any other. */
  async withoutPicture(visitor: Visitor, kind: EntryKind, pictureId: string): Promise<RevisionResponse> {
    const { company } = requireMember(visitor, 'company.edit');
    for (const entry of await this.shown(kind, await this.repository.list(company.id, kind))) {
      const { content } = entry;
      if (!content || !picturesIn(content).includes(pictureId)) continue;
      const rest = (ids: string[]) => ids.filter((id) => id !== pictureId);
      const left =
        'photos' in content
          ? { ...content, photos: rest(content.photos) }
          : 'logo' in content
            ? { ...content, logo: content.logo === pictureId ? null : content.logo, images: rest(content.images) }
            : { ...content, images: rest(content.images) };
      if ('photos' in left && left.photos.length < MIN_PHOTOS)
        throw problems.invalid({ photos: `Добавьте не\u00a0меньше ${MIN_PHOTOS}\u00a0фотографий` });
      return this.revise(visitor, { kind, id: entry.id, content: left });
    }
    throw problems.notFound();
  }
}
