import type { Watch } from '@site/contracts/release';
import type { Store } from '../store.ts';
import { addCounts, type CountName, type Counts } from './slots.ts';

export interface VersionStatus {
  name: string;
  version: string;
  /** Share of visitors, in percent. */
  traffic: number;
  watch?: Watch;
  /** Counts of the last hours by `<remote>/<page>`; for the shell of all pages. */
  pages: Record<string, Counts>;
  /** Counts of its pages in the periods of the last hours, oldest first. */
  periods: Period[];
}

export interface Period {
  /** Start, in ms since the epoch. */
  at: number;
  /** Visits on the server and reports of browsers. */
  visits: number;
  failed: number;
}

/** Length of a period, in ms. */
export const PERIOD = 5 * 60_000;

/** The live versions of a remote, or all, with their counts of all hosts. */
export async function statusOf(store: Store, name?: string): Promise<VersionStatus[]> {
  const { microFrontends } = await store.state.readRegistry();
  const live = Object.entries(microFrontends)
    .filter(([remote]) => !name || remote === name)
    .flatMap(([remote, entries]) =>
      entries.map(({ metadata: { version }, deployment, extras: { watch } }): VersionStatus => ({
        ...{ name: remote, version, traffic: deployment?.traffic ?? 100, watch },
        ...{ pages: {}, periods: [] },
      })),
    );
  for await (const { at, versions, pages } of store.state.followSlots()())
    for (const status of live) {
      if (versions[status.name] !== status.version) continue;
      for (const [page, counts] of Object.entries(pages))
        if (status.name === 'shell' || page.startsWith(`${status.name}/`)) {
          addCounts((status.pages[page] ??= {}), counts);
          addToPeriod(status.periods, at, counts);
        }
    }
  for (const { periods } of live) periods.sort((one, other) => one.at - other.at);
  return live;
}

function addToPeriod(periods: Period[], at: number, counts: Counts) {
  const start = at - (at % PERIOD);
  const known = periods.find((period) => period.at === start);
  const period = known ?? { at: start, visits: 0, failed: 0 };
  if (!known) periods.push(period);
  period.visits += (counts.served ?? 0) + (counts.viewed ?? 0);
  period.failed += (counts.servedFailed ?? 0) + (counts.viewedFailed ?? 0);
}

export function describeStatus({ name, version, traffic, watch, pages }: VersionStatus): string {
  const rows = Object.entries(pages).sort(([, one], [, other]) => (other.served ?? 0) - (one.served ?? 0));
  return [
    `${name} ${version}${traffic < 100 ? `  ${traffic} %` : ''}${watch ? `  ${describeWatch(watch)}` : ''}`,
    ...rows.map(([page, counts]) => `  ${page}  ${describeCounts(counts)}`),
  ].join('\n');
}

export function describeWatch({ against, until, next, paused }: Watch): string {
  const isOver = until !== undefined && next.length === 0 && Date.parse(until) <= Date.now();
  if (isOver) return `was watched until ${until}`;
  const then = next.length ? `, then ${next.map((share) => `${share} %`).join(', ')}` : '';
  return `compared with ${against ?? 'nothing'}${paused ? ', paused' : ''}${until ? ` until ${until}` : ''}${then}`;
}

/** Share of a part, in words. */
export const shareOf = (part: number, all: number) => (all ? `${((100 * part) / all).toFixed(1)} %` : '–');

const kinds = ['chunk', 'uncaught', 'boundary', 'recoverable'] as const satisfies CountName[];
const vitals = ['lcp', 'inp', 'cls'] as const;

export function describeCounts(counts: Counts): string {
  const of = (count: CountName) => counts[count] ?? 0;
  return [
    `server ${of('servedFailed')} of ${of('served')} failed (${shareOf(of('servedFailed'), of('served'))})`,
    `browser ${of('viewedFailed')} of ${of('viewed')} failed (${shareOf(of('viewedFailed'), of('viewed'))})`,
    ...kinds.flatMap((kind) => (of(kind) ? [`${kind} ${of(kind)}`] : [])),
    ...(of('renders') ? [`rendered in ${Math.round(of('renderMs') / of('renders'))} ms`] : []),
    ...vitals.flatMap((vital) =>
      of(vital)
        ? [
            `${vital.toUpperCase()} good ${shareOf(of(`${vital}Good`), of(vital))}, poor ${shareOf(of(`${vital}Poor`), of(vital))}`,
          ]
        : [],
    ),
  ].join('; ');
}
