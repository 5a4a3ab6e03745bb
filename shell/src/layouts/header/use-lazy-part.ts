import { useCallback, useState, type ComponentType } from 'react';

/**
 * A part of the page whose code comes when the visitor asks for it. `request` may be called early (hover, focus) and
 * again; it rejects when the code cannot be loaded, so that the caller can fall back to a plain link.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const request = useCallback(() => load().then((part) => setPart(() => part)), [load]);
  return [Part, request] as const;
}
