export { DeferredHydration } from './deferred-hydration.tsx';
