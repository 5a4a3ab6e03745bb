import { setTimeout } from 'node:timers/promises';
import type { Incident, PageName, RendererOptions } from '@site/contracts/renderer';
import type { PageBreaker } from './page-breaker.ts';
import { Renderer, type RendererWatcher } from './renderer.ts';

/** Pause before a renderer that failed early is replaced, in ms; doubled each time up to `LONGEST_PAUSE`. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 30_000;
/** A start this long ago, in ms, resets the pause. */
const LASTED = 10_000;

/** `reported` by a renderer, `killed`: it stopped its renderer, `quarantined`: killed, and in quarantine since. */
export type IncidentKind = 'reported' | 'killed' | 'quarantined';

export interface CrewSettings {
  renderers: number;
  /** Memory limit of each, in MB. */
  memory: number;
  breaker: PageBreaker;
  onIncident: (incident: Incident, kind: IncidentKind) => void;
  onFailedStart: (error: unknown) => void;
}

/** The renderers of one composition: replaces those that end, and reports the responsible page to the breaker. */
export class RendererCrew {
  private readonly options: RendererOptions;
  private readonly settings: CrewSettings;
  private readonly onChange: () => void;
  private readonly members = new Set<Renderer>();
  private readonly suspects = new Map<Renderer, PageName>();
  private readonly stopListening: () => void;
  private wanted = 1;
  private filling?: Promise<void>;
  private readonly ended = new AbortController();
  private pause = 0;
  private lastStart = -Infinity;

  constructor(options: RendererOptions, settings: CrewSettings, onChange: () => void) {
    this.options = options;
    this.settings = settings;
    this.onChange = onChange;
    this.stopListening = settings.breaker.onChange(() => this.quarantine());
  }

  get responding(): Renderer[] {
    return [...this.members].filter(({ state }) => state === 'responding');
  }

  /** Rejects with the reason if the composition does not load. */
  async start(): Promise<Renderer> {
    const renderer = await Renderer.start(this.options, (incident) => this.settings.onIncident(incident, 'reported'), {
      memory: this.settings.memory,
      watcher: this.watcher,
    });
    renderer.quarantine(this.settings.breaker.quarantined);
    this.members.add(renderer);
    return renderer;
  }

  /** Starts the configured number of renderers and keeps it. */
  full() {
    this.wanted = this.settings.renderers;
    this.fill();
  }

  /** Keeps at least one renderer, for pages that still wait. */
  keepOne() {
    this.wanted = 1;
    this.fill();
  }

  /** Ends all renderers except one that responds, which is not replaced when it ends. */
  async reduce() {
    this.wanted = 0;
    const [survivor] = this.responding;
    await this.dismiss([...this.members].filter((renderer) => renderer !== survivor));
  }

  async end() {
    this.wanted = 0;
    this.stopListening();
    this.ended.abort();
    await this.filling;
    await this.dismiss([...this.members]);
  }

  quarantine() {
    const { quarantined } = this.settings.breaker;
    for (const renderer of this.members) renderer.quarantine(quarantined);
  }

  private readonly watcher: RendererWatcher = {
    isAlone: (renderer) => !this.responding.some((other) => other !== renderer),
    suspected: (renderer, page) => {
      this.suspects.set(renderer, page);
      this.settings.breaker.suspect(page);
    },
    responding: (renderer) => {
      this.acquit(renderer);
      this.onChange();
    },
    gone: (renderer, reason, page, trace_id) => {
      this.members.delete(renderer);
      const opens = page && this.settings.breaker.strike(page);
      const message = opens ? `${reason}; the page is not rendered for a minute` : reason;
      const incident = { ...(page ?? { remote: 'unknown', version: '', page: '' }), message, trace_id };
      this.settings.onIncident(incident, opens ? 'quarantined' : 'killed');
      this.acquit(renderer);
      this.fill();
      this.onChange();
    },
  };

  private acquit(renderer: Renderer) {
    const page = this.suspects.get(renderer);
    if (page) this.settings.breaker.acquit(page);
    this.suspects.delete(renderer);
  }

  private fill() {
    this.filling ??= this.fillUp().finally(() => (this.filling = undefined));
  }

  private async fillUp() {
    while (this.members.size < this.wanted) {
      if (performance.now() - this.lastStart > LASTED) this.pause = 0;
      if (this.pause) await setTimeout(this.pause, undefined, { signal: this.ended.signal }).catch(() => {});
      if (this.ended.signal.aborted) return;
      this.pause = Math.min(this.pause * 2 || FIRST_PAUSE, LONGEST_PAUSE);
      this.lastStart = performance.now();
      await this.start().then(this.onChange, this.settings.onFailedStart);
    }
    // `reduce` or `end` was called during a start.
    if (this.wanted === 0) await this.reduce();
  }

  private async dismiss(renderers: Renderer[]) {
    for (const renderer of renderers) {
      this.members.delete(renderer);
      this.acquit(renderer);
    }
    await Promise.all(renderers.map((renderer) => renderer.retire()));
  }
}
