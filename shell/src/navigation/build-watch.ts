import type { LatestBuild } from '@site/contracts/release';

/** Polling interval, in ms. */
const INTERVAL = 60_000;

export interface BuildWatchOptions {
  id: string;
  fetchLatest: () => Promise<Pick<LatestBuild, 'id'>>;
  interval?: number;
}

const fetchLatestBuild = async () => {
  const response = await fetch(`/builds/latest.json?t=${Date.now()}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`latest.json: ${response.status}`);
  return (await response.json()) as LatestBuild;
};

/** Polls whether the site has another build than this page. A hidden page does not poll. */
export function watchBuild({ id, fetchLatest, interval = INTERVAL }: BuildWatchOptions) {
  let stale = false;
  let checkedAt = Date.now();

  async function check() {
    checkedAt = Date.now();
    const latest = await fetchLatest().catch(() => undefined); // The next interval retries.
    if (latest) stale = latest.id !== id;
  }
  const timer = setInterval(() => {
    if (!document.hidden) void check();
  }, interval);
  const onVisible = () => {
    // A negative duration: the clock was set back. A monotonic one does not count the sleep of the machine.
    const passed = Date.now() - checkedAt;
    if (!document.hidden && (passed >= interval || passed < 0)) void check();
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
