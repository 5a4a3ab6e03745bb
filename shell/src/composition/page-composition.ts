import type { ClientComposition } from '@site/contracts/composition';

declare global {
  interface Window {
    /** Set by `/builds/{id}.js`. */
    COMPOSITION: ClientComposition;
  }
}

/** The composition that this page was loaded with. */
export const pageComposition = (): ClientComposition => window.COMPOSITION;
