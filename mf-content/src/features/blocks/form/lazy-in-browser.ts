import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

interface Module<Props> {
  default: ComponentType<Props>;
}

/**
 * A component that is a chunk of its own in the browser, and plainly there on the server. The server starts loading it
 * with the page's module, long before the first request; React takes an answer that comes at once without suspending,
 * so the HTML holds the component itself, also for visitors without scripts.
 */
export function lazyInBrowser<Props>(
  load: () => Promise<ComponentType<Props>>,
  onServer = typeof document === 'undefined',
): LazyExoticComponent<ComponentType<Props>> {
  let loaded: Module<Props> | undefined;
  const loading = async () => (loaded = { default: await load() });
  const early = onServer ? loading() : undefined;
  // Whoever renders the component sees the failure.
  early?.catch(() => {});

  const atOnce = (module: Module<Props>) => ({ then: (resolve: (value: Module<Props>) => void) => resolve(module) });
  return lazy(() => (loaded ? (atOnce(loaded) as Promise<Module<Props>>) : (early ?? loading())));
}
