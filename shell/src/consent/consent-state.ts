import { createStore } from 'zustand/vanilla';
import { CONSENT_KEY, storeConsent, storedConsent, type Consent } from './stored-consent.ts';

interface ConsentState {
  /** Undefined until the browser's storage has been read, null without a choice. */
  consent: Consent | null | undefined;
  settingsOpen: boolean;
}

/** Changes only in the browser; on the server it keeps the initial state, so that all guests get the same page. */
export const consentState = createStore<ConsentState>(() => ({ consent: undefined, settingsOpen: false }));

export const openConsentSettings = () => consentState.setState({ settingsOpen: true });
export const closeConsentSettings = () => consentState.setState({ settingsOpen: false });

export function saveConsent(consent: Consent, version: string) {
  storeConsent(consent, version);
  consentState.setState({ consent, settingsOpen: false });
}

/** Reads the stored choice and follows changes in other tabs. Returns the function that stops it. */
export function followConsent(version: string): () => void {
  const read = () => consentState.setState({ consent: storedConsent(version) ?? null });
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the storage was cleared.
    if (key === CONSENT_KEY || key === null) read();
  };
  read();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
