import { compositionId, type Variant } from './compose.ts';
import type { RendererPool } from './renderer-pool.ts';

interface Terms {
  start: (versions: Variant['versions']) => Promise<RendererPool>;
  retire: (pool: RendererPool) => void;
  onFailedStart: (error: unknown) => void;
}

/** Pools of compositions that an announced registry makes live soon. */
export class PreparedPools {
  private readonly pools = new Map<string, { versions: Variant['versions']; starting: Promise<RendererPool> }>();

  constructor(private readonly terms: Terms) {}

  has(name: string, version: string): boolean {
    return [...this.pools.values()].some(({ versions }) => versions[name] === version);
  }

  /** Ends the pools of other variants. Resolves when those of these have started or cannot start. */
  async prepare(variants: Variant[]) {
    const versionsById = new Map(variants.map(({ versions }) => [compositionId(versions), versions]));
    void this.end((id) => !versionsById.has(id));
    for (const [id, versions] of versionsById) {
      if (this.pools.has(id)) continue;
      const starting = this.terms.start(versions);
      starting.catch(this.terms.onFailedStart);
      this.pools.set(id, { versions, starting });
    }
    await Promise.allSettled([...this.pools.values()].map(({ starting }) => starting));
  }

  /** Returns the pool of a composition, which the caller ends, unless it was not prepared or does not respond. */
  async take(id: string): Promise<RendererPool | undefined> {
    const found = this.pools.get(id);
    this.pools.delete(id);
    const pool = await found?.starting.catch(() => undefined);
    if (!pool || pool.isResponding) return pool;
    this.terms.retire(pool);
  }

  /** Ends the pools with these ids, by default all. Resolves when none of them is starting any more. */
  async end(isEnded: (id: string) => boolean = () => true) {
    const ended = [...this.pools].filter(([id]) => isEnded(id));
    for (const [id] of ended) this.pools.delete(id);
    await Promise.all(ended.map(([, { starting }]) => starting.then(this.terms.retire, () => {})));
  }
}
