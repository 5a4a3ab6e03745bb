import type { PageName } from '@site/contracts/renderer';

/** So many stopped renderers within this time, in ms, and a page is not rendered any more. */
const MAX_STRIKES = 3;
const WITHIN = 60_000;
/** For how long, in ms. After it one more strike is enough. */
const OPEN_FOR = 60_000;

interface Entry {
  page: PageName;
  strikes: number[];
  openUntil: number;
  /** Renderers that are silent at present, and worked for this page. */
  suspected: number;
}

const keyOf = ({ remote, version, page }: PageName) => `${remote} ${version} ${page}`;

/**
 * Remembers which pages hang or kill their renderers. `closed`: a page like any other. `watched`: it has done so lately, or
 * seems to do it now; it is rendered once at a time. `open`: it is not rendered. Another version begins again.
 */
export class PageBreaker {
  private readonly entries = new Map<string, Entry>();
  private readonly listeners = new Set<() => void>();
  private readonly now: () => number;

  constructor(now = () => performance.now()) {
    this.now = now;
  }

  stateOf(page: PageName): 'closed' | 'watched' | 'open' {
    const entry = this.entries.get(keyOf(page));
    if (!entry) return 'closed';
    const now = this.now();
    if (entry.openUntil > now) return 'open';
    const recent = Math.max(entry.openUntil, entry.strikes.at(-1) ?? -Infinity) + WITHIN > now;
    return recent || entry.suspected > 0 ? 'watched' : 'closed';
  }

  /** Pages that are not simply rendered. */
  get held(): PageName[] {
    for (const [key, { page }] of this.entries) if (this.stateOf(page) === 'closed') this.entries.delete(key);
    return [...this.entries.values()].map(({ page }) => page);
  }

  /** How long it is not rendered yet, in s. */
  retryAfter(page: PageName): number {
    return Math.max(1, Math.ceil(((this.entries.get(keyOf(page))?.openUntil ?? -Infinity) - this.now()) / 1000));
  }

  suspect(page: PageName) {
    this.entryOf(page).suspected++;
    this.changed();
  }

  acquit(page: PageName) {
    this.entryOf(page).suspected--;
    this.changed();
  }

  /** It has stopped a renderer. True when it is not rendered any more from now on. */
  strike(page: PageName): boolean {
    const entry = this.entryOf(page);
    const now = this.now();
    entry.strikes = [...entry.strikes.filter((at) => at > now - WITHIN), now];
    const again = entry.openUntil + WITHIN > now;
    const opens = entry.openUntil <= now && (again || entry.strikes.length >= MAX_STRIKES);
    if (opens) entry.openUntil = now + OPEN_FOR;
    this.changed();
    return opens;
  }

  /** Called whenever `held` is another. Returns how to end that. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private entryOf(page: PageName): Entry {
    const key = keyOf(page);
    const entry = this.entries.get(key) ?? { page, strikes: [], openUntil: -Infinity, suspected: 0 };
    this.entries.set(key, entry);
    return entry;
  }

  private changed() {
    for (const listener of this.listeners) listener();
  }
}
