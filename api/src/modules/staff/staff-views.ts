import { MAX_VIEWS } from '@site/contracts/limits';
import type { StaffView } from '@site/contracts/manage-views';
import { areasOf, type StaffSection, staffSections } from '@site/contracts/staff-rights';
import { type Db, isUniqueViolation } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { staffRolesOf, type Visitor } from '../session/visitor.ts';
import type { SecondFactor } from './second-factor.ts';
import { ViewRepository } from './view-repository.ts';

type Deps = { db: Db; secondFactor: SecondFactor; now: () => Date };
type NewView = { section: StaffSection; name: string; query: string };

/** Filters, search and order of lists, saved under names. Each person has own ones. */
export class StaffViews {
  private readonly repository: ViewRepository;

  constructor(private readonly deps: Deps) {
    this.repository = new ViewRepository(deps.db);
  }

  async add(visitor: Visitor, { section, name, query }: NewView): Promise<{ items: StaffView[] }> {
    const { db, now } = this.deps;
    const userId = await this.ownerOf(visitor);
    if (!areasOf(staffRolesOf(visitor)).includes(staffSections[section].area)) throw problems.staffArea();
    try {
      await db.transaction(async (tx) => {
        const within = new ViewRepository(tx);
        await within.lock(userId);
        if ((await within.list(userId, section)).length >= MAX_VIEWS)
          throw problems.invalid({ name: `Видов уже ${MAX_VIEWS}. Удалите ненужный` });
        await within.add({ user_id: userId, section, name, query, created_at: now() });
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw problems.invalid({ name: 'Вид с\u00a0таким названием уже есть' });
      throw error;
    }
    return { items: await this.repository.list(userId, section) };
  }

  async remove(visitor: Visitor, id: string): Promise<{ items: StaffView[] }> {
    const userId = await this.ownerOf(visitor);
    const removed = await this.repository.remove(id, userId);
    if (!removed) throw problems.notFound();
    return { items: await this.repository.list(userId, removed.section) };
  }

  /** The person of a session that has passed the second factor. A key has no views. */
  private async ownerOf(visitor: Visitor): Promise<string> {
    const { secondFactor } = this.deps;
    if (!visitor.user) throw problems.staffArea();
    if (!secondFactor.isOpen(visitor)) throw problems.secondFactor(await secondFactor.stateOf(visitor.user.id));
    return visitor.user.id;
  }
}
