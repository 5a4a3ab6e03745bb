import type { ClientRemote } from '@site/contracts/composition';
import { fetchPastCache } from './lost-files.ts';

/** Timeout of a remote's entry, in ms. After it, the page shows an error block with a retry. */
const ENTRY_TIMEOUT = 3000;

/** Loads entries as scripts with the integrity hash of the composition. */
export function browserPlugin(remotes: ClientRemote[]) {
  const integrity = new Map(remotes.map((remote) => [remote.name, remote.integrity]));
  return {
    name: 'entry-integrity',
    createScript({ url, remoteInfo }: { url: string; remoteInfo?: { name: string } }) {
      const script = document.createElement('script');
      script.src = url;
      // A damaged copy in the browser’s cache would fail at the next page load as well.
      script.addEventListener('error', () => void fetchPastCache(url));
      script.crossOrigin = 'anonymous';
      script.integrity = integrity.get(remoteInfo?.name ?? '') ?? '';
      return { script, timeout: ENTRY_TIMEOUT };
    },
  };
}
