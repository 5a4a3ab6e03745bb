/** What only the shell uses: it fills what remotes read. Remotes never import this (lint). */
export { createApiClient, type Send } from './api-client.ts';
export { PageErrorContext } from './page-error.tsx';
export { createSessionStore, guest, SessionProvider } from './session.tsx';
export { SiteProvider } from './site.tsx';
export { ApiReactContext } from './use-api.ts';
export { FALLBACK_PHONE } from './problem-text.ts';
export { toastQueue, type Toast } from './toasts.ts';
export { hasUnsavedInput } from './unsaved.ts';
export { countWith, hit } from './analytics.ts';
