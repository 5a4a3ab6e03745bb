import { useCallback, useState, type ComponentType } from 'react';

/**
 * Loads a component on demand. `request` can be called early (hover, focus) and repeatedly. It rejects when the code
 * cannot be loaded, so that the caller can fall back to a plain link.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const request = useCallback(() => load().then((component) => setComponent(() => component)), [load]);
  return [Component, request] as const;
}
