import { useApi } from '@site/runtime';
import { useEffect } from 'react';

/** Tells the server that somebody reads the offer. Whether that counts is for the server to say. */
export function useViewed(id: string, isOpen: boolean) {
  const api = useApi();
  useEffect(() => {
    if (!isOpen) return;
    const tell = () => void api.call('POST /view-kp/{id}/viewed/', { params: { id } });
    // What a browser renders ahead of a click nobody has opened yet.
    // eslint-disable-next-line compat/compat -- asked whether it is there
    const isAhead = 'prerendering' in document && document.prerendering === true;
    if (!isAhead) return tell();
    document.addEventListener('prerenderingchange', tell, { once: true });
    return () => document.removeEventListener('prerenderingchange', tell);
  }, [api, id, isOpen]);
}
