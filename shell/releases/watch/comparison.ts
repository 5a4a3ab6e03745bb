import type { Watched } from '../registry.ts';
import {
  capitalOf,
  noEvidence,
  sum,
  toleratedRate,
  withInterval,
  withIntervalAgainst,
  type Evidence,
  type Sample,
} from './evidence.ts';
import type { Counts, Slot } from './slots.ts';

/**
 * Capital at which a version is taken back. At most one of 1,000 activations of good versions may be: 0.8 of it during a
 * trial, which is exact, and 0.2 of it while all visitors have the version.
 */
const ENOUGH = { trial: 1250, all: 5000 };
/** Capital above which the next step waits. */
const SUSPICIOUS = 5;
/** Factor by which the rate of a page may exceed that of its earlier visitors: they came at another time of day. */
const DRIFT = 1.5;
/** Visitors of both versions are compared only if they came within this time, in ms. */
const SAME_TIME = 60_000;

const sides = ['server', 'browser'] as const;
type Side = (typeof sides)[number];

const sampleOf = (counts: Counts, side: Side): Sample =>
  side === 'server'
    ? { visitors: counts.served ?? 0, failed: counts.servedFailed ?? 0 }
    : { visitors: counts.viewed ?? 0, failed: counts.viewedFailed ?? 0 };

const nobody: Sample = { visitors: 0, failed: 0 };

/** One kind of page, on the server or in the browser, under comparison. */
interface Kind {
  name: string;
  page: string;
  side: Side;
  /** Visitors since `since` who are not compared yet, because the other version had none. */
  waiting: { since: number; candidate: Sample; baseline: Sample };
  concurrent: Evidence;
  /** Only while all visitors have the version. */
  past?: { evidence: Evidence; before: Sample };
}

export interface Finding {
  /** The remote, or the shell. */
  name: string;
  reason: string;
}

export interface Verdict {
  finding?: Finding;
  isSuspicious: boolean;
  /**
   * Visitors of the version since the beginning of the step, by the reports of their browsers. A version that stops the
   * scripts of its pages has none.
   */
  visitors: number;
}

/**
 * Compares the versions of one activation with those that they replace, by kind of page: a page of a remote, or any page
 * for the shell. In a trial, the visitors of both versions in the same interval are compared.
 *
 * While all visitors have the version, two comparisons have to show that it is worse: with the earlier visitors of the
 * replaced version, and with the visitors of all other remotes at the same time. An outage of the API is no reason,
 * because the others fail as well.
 */
export class Comparison {
  private readonly watched: Map<string, Watched>;
  private readonly kinds: number;
  private readonly isTrial: boolean;
  private readonly compared = new Map<string, Kind>();
  /** Visitors of the replaced versions by kind of page. */
  private readonly before = new Map<string, Sample>();
  private readonly visitors = new Map<string, number>();

  /** `pages`: number of pages that the versions can affect. */
  constructor(watched: Watched[], pages: number) {
    this.watched = new Map(watched.map((one) => [one.name, one]));
    this.kinds = Math.max(1, pages * sides.length);
    this.isTrial = watched.some(({ traffic }) => traffic < 100);
  }

  /** Adds slots from before the activation. */
  addEarlier({ versions, pages }: Slot) {
    for (const { page, counts, owner } of this.pagesOf(pages))
      if (owner && versions[owner.name] === owner.watch.against)
        for (const side of sides) addTo(this.before, `${side} ${page}`, sampleOf(counts, side));
  }

  /** Adds the slots of all hosts for one interval. `step`: start of the current step. */
  add(at: number, slots: Slot[], step: string) {
    const isOfStep = at >= Date.parse(step);
    const interval = new Map<string, { name: string; page: string; side: Side; candidate: Sample; baseline: Sample }>();
    const others: Record<Side, Sample> = { server: nobody, browser: nobody };
    for (const { versions, pages } of slots)
      for (const { page, counts, owner } of this.pagesOf(pages)) {
        for (const side of sides) {
          const sample = sampleOf(counts, side);
          if (!owner) others[side] = sum(others[side], sample);
          if (!owner || !sample.visitors) continue;
          const key = `${side} ${page}`;
          const both = interval.get(key) ?? { name: owner.name, page, side, candidate: nobody, baseline: nobody };
          if (versions[owner.name] === owner.version) both.candidate = sum(both.candidate, sample);
          else if (versions[owner.name] === owner.watch.against) both.baseline = sum(both.baseline, sample);
          interval.set(key, both);
        }
      }
    for (const [key, both] of interval) {
      const baseline = this.isTrial ? both.baseline : nobody;
      this.addToKind(at, this.kindOf(key, both), both.candidate, baseline);
      if (both.side === 'browser' && isOfStep) this.count(step, both.candidate);
    }
    if (!this.isTrial) for (const kind of this.compared.values()) this.compare(at, kind, nobody, others[kind.side]);
  }

  verdict(step: string): Verdict {
    const kinds = [...this.compared.values()];
    const capital = kinds.reduce((sum, kind) => sum + capitalOfKind(kind), 0) / this.kinds;
    const isBad = capital >= (this.isTrial ? ENOUGH.trial : ENOUGH.all);
    return {
      finding: isBad ? this.findingOf(kinds) : undefined,
      isSuspicious: capital >= SUSPICIOUS,
      visitors: this.visitors.get(step) ?? 0,
    };
  }

  private *pagesOf(pages: Slot['pages']) {
    for (const [page, counts] of Object.entries(pages)) {
      const owner = this.watched.get('shell') ?? this.watched.get(page.split('/', 1)[0]!);
      yield { page, counts, owner };
    }
  }

  private kindOf(key: string, { name, page, side }: Pick<Kind, 'name' | 'page' | 'side'>): Kind {
    const known = this.compared.get(key);
    if (known) return known;
    const kind: Kind = {
      ...{ name, page, side },
      waiting: { since: 0, candidate: nobody, baseline: nobody },
      concurrent: noEvidence,
      ...(!this.isTrial && { past: { evidence: noEvidence, before: this.before.get(key) ?? nobody } }),
    };
    this.compared.set(key, kind);
    return kind;
  }

  private addToKind(at: number, kind: Kind, candidate: Sample, baseline: Sample) {
    if (kind.past && candidate.visitors)
      kind.past.evidence = withIntervalAgainst(
        kind.past.evidence,
        candidate,
        Math.min(0.5, DRIFT * toleratedRate(kind.past.before)),
      );
    this.compare(at, kind, candidate, baseline);
  }

  /** Compares once both have visitors; which depends on their numbers only, never on their failures. */
  private compare(at: number, kind: Kind, candidate: Sample, baseline: Sample) {
    const isOld = at - kind.waiting.since > SAME_TIME;
    const waiting = isOld ? { since: at, candidate: nobody, baseline: nobody } : kind.waiting;
    const both = {
      since: waiting.since,
      candidate: sum(waiting.candidate, candidate),
      baseline: sum(waiting.baseline, baseline),
    };
    const isComplete = both.candidate.visitors > 0 && both.baseline.visitors > 0;
    if (isComplete) kind.concurrent = withInterval(kind.concurrent, both.candidate, both.baseline);
    kind.waiting = isComplete ? { since: at, candidate: nobody, baseline: nobody } : both;
  }

  private count(step: string, { visitors }: Sample) {
    for (const old of this.visitors.keys()) if (old !== step) this.visitors.delete(old);
    this.visitors.set(step, (this.visitors.get(step) ?? 0) + visitors);
  }

  private findingOf(kinds: Kind[]): Finding {
    const worst = kinds.reduce((one, other) => (capitalOfKind(other) > capitalOfKind(one) ? other : one));
    return { name: worst.name, reason: this.reasonOf(worst) };
  }

  private reasonOf({ name, page, side, concurrent, past }: Kind): string {
    const { version, watch } = this.watched.get(name)!;
    const failed = side === 'server' ? 'was not rendered' : 'failed in the browser';
    const compared = past
      ? `${shareOf(past.before)} with ${watch.against} before it, ${shareOf(concurrent.baseline)} on pages of other remotes at the same time`
      : `${shareOf(concurrent.baseline)} with ${watch.against} at the same time`;
    return `${page} ${failed} for ${shareOf(past?.evidence.candidate ?? concurrent.candidate)} with ${version}; ${compared}`;
  }
}

/** Both comparisons have to show it. */
const capitalOfKind = ({ concurrent, past }: Kind) =>
  Math.min(capitalOf(concurrent), past ? capitalOf(past.evidence) : Infinity);

function addTo(samples: Map<string, Sample>, key: string, sample: Sample) {
  if (sample.visitors) samples.set(key, sum(samples.get(key) ?? nobody, sample));
}

const shareOf = ({ visitors, failed }: Sample) =>
  `${failed} of ${visitors} visitors (${visitors ? ((100 * failed) / visitors).toFixed(1) : '–'} %)`;
