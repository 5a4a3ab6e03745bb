import { type CatalogChange, CatalogIndex } from './catalog-index.ts';
import type { CatalogIndexRepository, Which } from './catalog-index-repository.ts';

/** How often the database is asked what has changed: one small query a second at the most, and only while pages are asked for. */
const LOOK_EVERY = 1_000;
/** How many ids are read at a time, so that other answers get their turn in between. */
const STRETCH = 5_000;

/** Past every transaction: asks for the horizon alone. */
const NEVER = '18446744073709551615';

type Loaded = { index: CatalogIndex; horizon: string; version: string; seen: ReadonlyMap<number, string> };

/** Keeps the index of this process in step with the database. */
export function createCatalogIndexService(repository: CatalogIndexRepository, now: () => Date) {
  let loaded: Loaded | undefined;
  const listeners: ((change: CatalogChange) => void)[] = [];

  function apply(index: CatalogIndex, change: CatalogChange) {
    index.apply(change);
    for (const listener of listeners) listener(change);
  }

  async function read(ids: number[] | null, which: Which): Promise<CatalogChange> {
    const [products, options, ranges] = await Promise.all([
      repository.products(which),
      repository.options(which),
      repository.ranges(which),
    ]);
    return { ids: ids ?? products.map(({ id }) => id), products, options, ranges };
  }

  async function load(): Promise<Loaded> {
    await repository.adoptForeignChanges();
    const { horizon } = await repository.changesSince(NEVER);
    const version = await repository.version();
    const index = new CatalogIndex();
    const bounds = await repository.idBounds();
    for (let from = bounds?.low ?? 1; from <= (bounds?.high ?? 0); from += STRETCH)
      apply(index, await read(null, { from, to: from + STRETCH - 1 }));
    return { index, horizon, version, seen: new Map() };
  }

  async function follow({ index, horizon, version, seen }: Loaded): Promise<Loaded> {
    const next = await repository.changesSince(horizon);
    // While a long transaction holds the horizon back, what has been applied is told again.
    const ids = next.changes.filter(([id, transaction]) => seen.get(id) !== transaction).map(([id]) => id);
    for (let start = 0; start < ids.length; start += STRETCH) {
      const some = ids.slice(start, start + STRETCH);
      apply(index, await read(some, { ids: some }));
    }
    return {
      index,
      horizon: next.horizon,
      version: ids.length ? await repository.version() : version,
      seen: new Map(next.changes),
    };
  }

  let running: Promise<Loaded> | undefined;
  let lookedAt = -Infinity;

  /** The catalogue as it was at most a second ago. Simultaneous callers share one look. */
  async function current(): Promise<Loaded> {
    const time = now().getTime();
    if (running) return running;
    if (loaded && time - lookedAt < LOOK_EVERY) return loaded;
    running = (loaded ? follow(loaded) : load()).finally(() => (running = undefined));
    loaded = await running;
    lookedAt = time;
    return loaded;
  }

  return {
    current,
    /** Told of every change that the index takes in, the first filling among them. */
    onChange: (listener: (change: CatalogChange) => void) => void listeners.push(listener),
  };
}

export type CatalogIndexService = ReturnType<typeof createCatalogIndexService>;
