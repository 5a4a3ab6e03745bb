import type { LatestBuild } from '@site/contracts/release';

/** How often a new build is asked for, in ms. */
const INTERVAL = 60_000;

export interface BuildWatchOptions {
  /** The build of this page. */
  id: string;
  fetchLatest: () => Promise<Pick<LatestBuild, 'id'>>;
  interval?: number;
}

const fetchLatestBuild = async () => {
  const response = await fetch(`/builds/latest.json?t=${Date.now()}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`latest.json: ${response.status}`);
  return (await response.json()) as LatestBuild;
};

/** Asks from time to time whether the site has a newer build than this page. A hidden page does not ask. */
export function watchBuild({ id, fetchLatest, interval = INTERVAL }: BuildWatchOptions) {
  let stale = false;
  let asked = Date.now();

  async function ask() {
    asked = Date.now();
    const latest = await fetchLatest().catch(() => undefined); // The next round asks again.
    if (latest) stale = latest.id !== id;
  }
  const timer = setInterval(() => {
    if (!document.hidden) void ask();
  }, interval);
  const onVisible = () => {
    if (!document.hidden && Date.now() - asked >= interval) void ask();
  };
  document.addEventListener('visibilitychange', onVisible);

  return {
    get stale() {
      return stale;
    },
    stop() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}

export const watchLatestBuild = (id: string) => watchBuild({ id, fetchLatest: fetchLatestBuild });
