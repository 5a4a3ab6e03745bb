import type { ClientComposition } from '@site/contracts/composition';

declare global {
  interface Window {
    /** Set by `/builds/{id}.js`. */
    COMPOSITION: ClientComposition;
  }
}

export const pageComposition = (): ClientComposition => window.COMPOSITION;
