import type { PageName } from '@site/contracts/renderer';

/** Stopped renderers within `WITHIN` ms that put a page in quarantine. */
const MAX_STRIKES = 3;
const WITHIN = 60_000;
/** Length of the quarantine, in ms. For `WITHIN` ms after it, one strike reopens it. */
const OPEN_FOR = 60_000;

interface Entry {
  page: PageName;
  strikes: number[];
  openUntil: number;
  /** Number of renderers that are silent now while working for this page. */
  suspected: number;
}

const keyOf = ({ remote, version, page }: PageName) => `${remote} ${version} ${page}`;

/**
 * Circuit breaker for pages that hang or kill their renderers, per remote, version and page. `closed`: rendered
 * normally. `suspected`: a renderer is silent while it works for the page, which may be a slow one on a busy machine.
 * `watched`: stopped a renderer recently. Both are rendered one request at a time. `open`: in quarantine, not rendered.
 */
export class PageBreaker {
  private readonly entries = new Map<string, Entry>();
  private readonly listeners = new Set<() => void>();
  private readonly now: () => number;

  constructor(now = () => performance.now()) {
    this.now = now;
  }

  stateOf(page: PageName): 'closed' | 'suspected' | 'watched' | 'open' {
    const entry = this.entries.get(keyOf(page));
    if (!entry) return 'closed';
    const now = this.now();
    if (entry.openUntil > now) return 'open';
    const recent = Math.max(entry.openUntil, entry.strikes.at(-1) ?? -Infinity) + WITHIN > now;
    if (recent) return 'watched';
    return entry.suspected > 0 ? 'suspected' : 'closed';
  }

  /** Pages in quarantine or under watch. */
  get quarantined(): PageName[] {
    for (const [key, { page }] of this.entries) if (this.stateOf(page) === 'closed') this.entries.delete(key);
    return [...this.entries.values()].map(({ page }) => page);
  }

  /** Remaining quarantine in s, at least 1. */
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

  /** Records a stopped renderer. Returns whether this puts the page in quarantine. */
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

  /** Adds a listener for changes of `quarantined`. Returns the function that removes it. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Resolves at the next change, or when the signal aborts. */
  nextChange(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        stop();
        signal.removeEventListener('abort', done);
        resolve();
      };
      const stop = this.onChange(done);
      signal.addEventListener('abort', done);
    });
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
