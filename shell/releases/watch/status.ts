import type { Watch } from '@site/contracts/release';
import { readRegistry } from '../registry.ts';
import type { Store } from '../store.ts';
import { addCounts, keptSlots, type CountName, type Counts } from './slots.ts';

export interface VersionStatus {
  name: string;
  version: string;
  /** Share of visitors, in percent. */
  traffic: number;
  watch?: Watch;
  /** Counts of the last hours by `<remote>/<page>`; for the shell of all pages. */
  pages: Record<string, Counts>;
}

/** The live versions of a remote, or all, with their counts of all hosts. */
export async function statusOf(store: Store, name?: string): Promise<VersionStatus[]> {
  const { microFrontends } = await readRegistry(store.dataDir);
  const live = Object.entries(microFrontends)
    .filter(([remote]) => !name || remote === name)
    .flatMap(([remote, entries]) =>
      entries.map(({ metadata: { version }, deployment, extras: { watch } }): VersionStatus => ({
        ...{ name: remote, version, traffic: deployment?.traffic ?? 100, watch },
        pages: {},
      })),
    );
  for await (const { versions, pages } of keptSlots(store.dataDir))
    for (const status of live) {
      if (versions[status.name] !== status.version) continue;
      for (const [page, counts] of Object.entries(pages))
        if (status.name === 'shell' || page.startsWith(`${status.name}/`))
          addCounts((status.pages[page] ??= {}), counts);
    }
  return live;
}

export function describeStatus({ name, version, traffic, watch, pages }: VersionStatus): string {
  const rows = Object.entries(pages).sort(([, one], [, other]) => (other.served ?? 0) - (one.served ?? 0));
  return [
    `${name} ${version}${traffic < 100 ? `  ${traffic} %` : ''}${watch ? `  ${describeWatch(watch)}` : ''}`,
    ...rows.map(([page, counts]) => `  ${page}  ${describeCounts(counts)}`),
  ].join('\n');
}

function describeWatch({ against, until, next, paused }: Watch): string {
  const isOver = until !== undefined && next.length === 0 && Date.parse(until) <= Date.now();
  if (isOver) return `was watched until ${until}`;
  const then = next.length ? `, then ${next.map((share) => `${share} %`).join(', ')}` : '';
  return `compared with ${against ?? 'nothing'}${paused ? ', paused' : ''}${until ? ` until ${until}` : ''}${then}`;
}

const kinds = ['chunk', 'uncaught', 'boundary', 'recoverable'] as const satisfies CountName[];
const vitals = ['lcp', 'inp', 'cls'] as const;

function describeCounts(counts: Counts): string {
  const of = (count: CountName) => counts[count] ?? 0;
  const share = (part: number, all: number) => (all ? `${((100 * part) / all).toFixed(1)} %` : '–');
  return [
    `server ${of('servedFailed')} of ${of('served')} failed (${share(of('servedFailed'), of('served'))})`,
    `browser ${of('viewedFailed')} of ${of('viewed')} failed (${share(of('viewedFailed'), of('viewed'))})`,
    ...kinds.flatMap((kind) => (of(kind) ? [`${kind} ${of(kind)}`] : [])),
    ...(of('renders') ? [`rendered in ${Math.round(of('renderMs') / of('renders'))} ms`] : []),
    ...vitals.flatMap((vital) =>
      of(vital)
        ? [
            `${vital.toUpperCase()} good ${share(of(`${vital}Good`), of(vital))}, poor ${share(of(`${vital}Poor`), of(vital))}`,
          ]
        : [],
    ),
  ].join('; ');
}
