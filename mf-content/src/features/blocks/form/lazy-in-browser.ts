import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

interface Module<Props> {
  default: ComponentType<Props>;
}

/**
 * Returns a component that is a separate chunk in the browser and a plain component on the server. The server starts
 * loading it with the module of the page, long before the first request. React accepts a thenable that resolves
 * synchronously without suspending, so the HTML contains the component, also for visitors without scripts.
 */
export function lazyInBrowser<Props>(
  load: () => Promise<ComponentType<Props>>,
  onServer = typeof document === 'undefined',
): LazyExoticComponent<ComponentType<Props>> {
  let loaded: Module<Props> | undefined;
  const loading = async () => (loaded = { default: await load() });
  const early = onServer ? loading() : undefined;
  // The error is reported when the component renders.
  early?.catch(() => {});

  const atOnce = (module: Module<Props>) => ({ then: (resolve: (value: Module<Props>) => void) => resolve(module) });
  return lazy(() => (loaded ? (atOnce(loaded) as Promise<Module<Props>>) : (early ?? loading())));
}
