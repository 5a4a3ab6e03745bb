import { type Memo, memoize } from '../../../db/memo.ts';
import { within } from '../../../jobs/within.ts';
import { type CatalogChange, CatalogIndex } from './catalog-index.ts';
import type { CatalogIndexRepository, ProductScope } from './catalog-index-repository.ts';

/** How often changes are queried, in ms: at most one small query a second, and only while pages are requested. */
const CHECK_INTERVAL = 1_000;
/** How long a request waits for changes in ms, of which an import can make hundreds of thousands. */
const PATIENCE = 4_000;
/** Ids read at a time, so that other requests are served in between. */
const BATCH_SIZE = 5_000;

/** Beyond every transaction id: returns no changes, only the horizon. */
const NEVER = '18446744073709551615';

type Loaded = { index: CatalogIndex; horizon: string; version: string; seen: ReadonlyMap<number, string> };

/** Keeps the in-memory index of this process in sync with the database. */
export class CatalogIndexService {
  private loaded: Loaded | undefined;
  private running: Promise<Loaded> | undefined;
  private checkedAt = -Infinity;
  private readonly listeners: ((change: CatalogChange) => void)[] = [];
  /** Differs after every change, as of at most a second ago. Does not wait until the changes are in the index. */
  readonly version: Memo<string>;

  constructor(private readonly deps: { repository: CatalogIndexRepository; now: () => Date }) {
    this.version = memoize(CHECK_INTERVAL, deps.now, () => deps.repository.version());
  }

  /** Called with every change applied to the index, including the initial load. */
  onChange(listener: (change: CatalogChange) => void): void {
    this.listeners.push(listener);
  }

  /**
   * Returns the catalogue as of at most a second ago; during a large import, with those of its changes that are applied.
   * Concurrent callers share one query.
   */
  async current(): Promise<Loaded> {
    const time = this.deps.now().getTime();
    if (!this.running && this.loaded && time - this.checkedAt < CHECK_INTERVAL) return this.loaded;
    this.running ??= this.refresh(time).finally(() => (this.running = undefined));
    return this.loaded ? ((await within(PATIENCE, this.running)) ?? this.loaded) : this.running;
  }

  private async refresh(time: number): Promise<Loaded> {
    this.loaded = await (this.loaded ? this.follow(this.loaded) : this.load());
    this.checkedAt = time;
    return this.loaded;
  }

  private async load(): Promise<Loaded> {
    const { repository } = this.deps;
    await repository.adoptForeignChanges();
    const { horizon } = await repository.changesSince(NEVER);
    const version = await repository.version();
    const index = new CatalogIndex();
    const bounds = await repository.idBounds();
    for (let from = bounds?.low ?? 1; from <= (bounds?.high ?? 0); from += BATCH_SIZE)
      this.apply(index, await this.read(null, { from, to: from + BATCH_SIZE - 1 }));
    return { index, horizon, version, seen: new Map() };
  }

  private async follow({ index, horizon, version, seen }: Loaded): Promise<Loaded> {
    const { repository } = this.deps;
    const next = await repository.changesSince(horizon);
    // While a long transaction holds back the horizon, changes already applied are returned again.
    const ids = next.changes.filter(([id, transaction]) => seen.get(id) !== transaction).map(([id]) => id);
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const some = ids.slice(start, start + BATCH_SIZE);
      this.apply(index, await this.read(some, { ids: some }));
    }
    return {
      index,
      horizon: next.horizon,
      version: ids.length ? await repository.version() : version,
      seen: new Map(next.changes),
    };
  }

  private async read(ids: number[] | null, scope: ProductScope): Promise<CatalogChange> {
    const { repository } = this.deps;
    const [products, options, ranges] = await Promise.all([
      repository.products(scope),
      repository.options(scope),
      repository.ranges(scope),
    ]);
    return { ids: ids ?? products.map(({ id }) => id), products, options, ranges };
  }

  private apply(index: CatalogIndex, change: CatalogChange): void {
    index.apply(change);
    for (const listener of this.listeners) listener(change);
  }
}
