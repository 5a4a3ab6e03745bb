const { exp, log, max, min, sqrt } = Math;

/** Visitors of one kind of page; for `failed` of them it failed. */
export interface Sample {
  visitors: number;
  failed: number;
}

/**
 * Increases of the failure rate that the test bets on, each with an equal share of its capital: from one visitor in a
 * hundred to nearly all.
 */
const INCREASES = [0.01, 0.03, 0.12, 0.5];
/** Share of the capital that is bet from the start; the rest is bet from later intervals on, so that it is fresh. */
const AT_START = 0.8;
/** Number of intervals from which fresh capital is bet. */
const FRESH_INTERVALS = 1000;
/** Failure rate before anything is known, and the number of visitors that it counts as. */
const PRIOR = { rate: 0.002, visitors: 500 };
/** Keeps products of hundreds of intervals finite. A smaller value is never a reason, so the bound is safe. */
const LARGEST = 1e60;

/** The capital of the bets on one increase, relative to its start. */
interface Capital {
  early: number;
  fresh: number;
}

/** The comparison of one kind of page so far. */
export interface Evidence {
  candidate: Sample;
  baseline: Sample;
  intervals: number;
  capitals: Capital[];
}

const nothing: Sample = { visitors: 0, failed: 0 };

export const noEvidence: Evidence = {
  candidate: nothing,
  baseline: nothing,
  intervals: 0,
  capitals: INCREASES.map(() => ({ early: 1, fresh: 0 })),
};

/**
 * Adds the visitors of one interval, in which both versions served the same kind of page.
 *
 * A sequential test by betting: an e-process for the hypothesis that the candidate fails for no larger share of its
 * visitors than the baseline does in the same interval, whatever that share is. Each interval multiplies the capital by
 * the likelihood ratio of Turner, Ly and Grünwald, "Generic E-variables for exact sequential k-sample tests that allow
 * for optional stopping" (Journal of Statistical Planning and Inference 230, 2024, section 2): its expectation is at
 * most 1 if the versions are equal. By Ville's inequality the capital of equal versions ever reaches `1 / α` with
 * probability α at most, however often it is read.
 *
 * A share that both versions have in common, such as an outage of the API, costs capital. The fresh capital still
 * detects a page that fails after the outage.
 */
export function withInterval(before: Evidence, candidate: Sample, baseline: Sample): Evidence {
  // The estimate is that of earlier intervals, as the expectation of the ratio requires.
  const usual = rateOf(before.baseline);
  return {
    candidate: sum(before.candidate, candidate),
    baseline: sum(before.baseline, baseline),
    intervals: before.intervals + 1,
    capitals: before.capitals.map((capital, index) =>
      multiplied(capital, twoSampleRatio(usual, INCREASES[index]!, candidate, baseline), before.intervals),
    ),
  };
}

/**
 * The same without visitors of a baseline in the same interval: against a rate that the candidate may have. Tests the
 * hypothesis that its rate is never above the tolerated one of its interval.
 */
export function withIntervalAgainst(before: Evidence, candidate: Sample, tolerated: number): Evidence {
  return {
    ...before,
    candidate: sum(before.candidate, candidate),
    intervals: before.intervals + 1,
    capitals: before.capitals.map((capital, index) =>
      multiplied(capital, ratio(candidate, raised(tolerated, INCREASES[index]!), tolerated), before.intervals),
    ),
  };
}

/** The capital of all bets: its expectation is at most 1 at any time, as long as the candidate is as good as expected. */
export function capitalOf({ capitals, intervals }: Evidence): number {
  const waiting = 1 - min(intervals, FRESH_INTERVALS) / FRESH_INTERVALS;
  const all = capitals.reduce(
    (sum, { early, fresh }) => sum + AT_START * early + (1 - AT_START) * (fresh + waiting),
    0,
  );
  return all / capitals.length;
}

/** A rate that the sample exceeds with a probability of a few percent only, for `withIntervalAgainst`. */
export function toleratedRate({ visitors, failed }: Sample): number {
  const [all, bad] = [visitors + PRIOR.visitors, failed + PRIOR.rate * PRIOR.visitors];
  return min(0.5, (bad + 2 * sqrt(bad) + 1) / all);
}

export const sum = (one: Sample, other: Sample): Sample => ({
  visitors: one.visitors + other.visitors,
  failed: one.failed + other.failed,
});

const rateOf = ({ visitors, failed }: Sample) =>
  min(0.9, (failed + PRIOR.rate * PRIOR.visitors) / (visitors + PRIOR.visitors));

/** A rate is increased by at most half of the rest to 1. */
const raised = (rate: number, increase: number) => rate + min(increase, (1 - rate) * 0.95);

function twoSampleRatio(usual: number, increase: number, candidate: Sample, baseline: Sample): number {
  const visitors = candidate.visitors + baseline.visitors;
  if (candidate.visitors === 0 || baseline.visitors === 0) return 0;
  const worse = raised(usual, increase);
  const common = (candidate.visitors * worse + baseline.visitors * usual) / visitors;
  return ratio(candidate, worse, common) + ratio(baseline, usual, common);
}

/** Logarithm of the likelihood of a sample under one rate, relative to another. */
const ratio = ({ visitors, failed }: Sample, rate: number, other: number) =>
  failed * log(rate / other) + (visitors - failed) * log((1 - rate) / (1 - other));

function multiplied({ early, fresh }: Capital, logarithm: number, intervals: number): Capital {
  const factor = exp(max(-200, min(100, logarithm)));
  const begun = intervals < FRESH_INTERVALS ? 1 / FRESH_INTERVALS : 0;
  return {
    early: min(LARGEST, early * factor),
    fresh: min(LARGEST, (fresh + begun) * factor),
  };
}
