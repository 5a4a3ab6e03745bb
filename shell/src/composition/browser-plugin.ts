import type { ClientRemote } from '@site/contracts/composition';
import { fetchPastCache } from './lost-files.ts';

/** A remote's entry that takes longer is given up on: the visitor sees a block with a retry instead of a wait. */
const ENTRY_TIMEOUT = 3000;

/** Loads entries as scripts that the browser checks against the composition's hash. */
export function browserPlugin(remotes: ClientRemote[]) {
  const integrity = new Map(remotes.map((remote) => [remote.name, remote.integrity]));
  return {
    name: 'entry-integrity',
    createScript({ url, remoteInfo }: { url: string; remoteInfo?: { name: string } }) {
      const script = document.createElement('script');
      script.src = url;
      // Damaged in the browser’s cache, it would be so at the next page load as well.
      script.addEventListener('error', () => void fetchPastCache(url));
      script.crossOrigin = 'anonymous';
      script.integrity = integrity.get(remoteInfo?.name ?? '') ?? '';
      return { script, timeout: ENTRY_TIMEOUT };
    },
  };
}
