/** Exports for the shell only: it provides what remotes read. Remotes must not import this (lint). */
export { createApiClient, type Send } from './api-client.ts';
export { withDeadline } from './deadline.ts';
export { ShowPartContext, type PartViewProps } from './part.tsx';
export { PageErrorContext } from './page-error.tsx';
export { SessionProvider } from './session/session.tsx';
export { createSessionStore, guest } from './session/session-store.ts';
export { SiteProvider } from './site.tsx';
export { ApiReactContext } from './use-api.ts';
export { FALLBACK_PHONE } from './problem-text.ts';
export { toastQueue, type Toast } from './toasts.ts';
export { hasUnsavedInput } from './unsaved.ts';
export { countWith, hit } from './analytics.ts';
export { useStoredMutations } from './changes/use-stored-mutations.ts';
export { clearEarlyCounts, takeClicksOfOtherPages, type EarlyClick } from './early-clicks.ts';
