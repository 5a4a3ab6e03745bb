import { useApi } from '@site/runtime';
import { useEffect } from 'react';

/** Reports that the offer is being read; the server decides whether that counts. */
export function useViewed(id: string, isOpen: boolean) {
  const api = useApi();
  useEffect(() => {
    if (!isOpen) return;
    const report = () => void api.call('POST /view-kp/{id}/viewed/', { params: { id } });
    // A prerendered page has not been opened yet.
    // oxlint-disable-next-line compat/compat -- guarded by the `in` check
    const isPrerendered = 'prerendering' in document && document.prerendering === true;
    if (!isPrerendered) return report();
    document.addEventListener('prerenderingchange', report, { once: true });
    return () => document.removeEventListener('prerenderingchange', report);
  }, [api, id, isOpen]);
}
