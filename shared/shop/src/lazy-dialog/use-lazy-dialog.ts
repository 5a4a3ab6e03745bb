import { toast } from '@site/runtime';
import { useState, type ComponentType } from 'react';

/** A dialog loaded on the first click; shows `failure` when it cannot be loaded. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>, failure: string) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');

  async function open() {
    setState('loading');
    try {
      const loaded = await load();
      setLoaded(() => loaded);
      setState('open');
    } catch {
      setState('closed');
      toast.error(failure);
    }
  }

  return {
    Dialog: state === 'open' ? Loaded : undefined,
    loading: state === 'loading',
    open: () => void open(),
    close: () => setState('closed'),
  };
}
