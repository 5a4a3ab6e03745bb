import { directions } from '@site/contracts/company-lists';
import { materialKinds, type MaterialsPageData, type MaterialsQuery } from '@site/contracts/partner-materials';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { requirePermission } from '../session/permission.ts';
import { mayDo, type Visitor } from '../session/visitor.ts';
import type { MaterialFiles } from './material-files.ts';
import { MaterialRepository } from './material-repository.ts';

type Dependencies = { db: Db; files: MaterialFiles };

/** Sales and advertising materials for partners. */
export class MaterialService {
  private readonly repository: MaterialRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new MaterialRepository(deps.db);
  }

  async list(visitor: Visitor, query: MaterialsQuery): Promise<Omit<MaterialsPageData, 'kind'>> {
    requirePermission(visitor, 'partner.materials');
    if (!mayDo(visitor, 'partner.files')) return { open: false, query, items: [], kinds: [], directions: [] };
    const all = await this.repository.list();
    const shown = all.filter(
      ({ kind, direction }) =>
        (!query.kind || kind === query.kind) && (!query.direction || !direction || direction === query.direction),
    );
    const { files } = this.deps;
    const items = shown.map(async (row) => {
      const { id, kind, direction, title } = row;
      return { id, kind, direction, title, facts: await files.facts(row), preview: await files.preview(row) };
    });
    return {
      open: true,
      query,
      items: await Promise.all(items),
      // Offer only filters with at least one file.
      kinds: materialKinds.filter((kind) => all.some((row) => row.kind === kind)),
      directions: directions.filter((direction) => all.some((row) => row.direction === direction)),
    };
  }

  async open(visitor: Visitor, id: number) {
    requirePermission(visitor, 'partner.files');
    const row = await this.repository.find(id);
    const file = row && (await this.deps.files.open(row));
    if (!file) throw problems.notFound();
    return file;
  }
}
