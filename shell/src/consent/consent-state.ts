import { createStore } from 'zustand/vanilla';
import { CONSENT_KEY, storeConsent, storedConsent, type Consent } from './stored-consent.ts';

interface ConsentState {
  /** Undefined until the browser's storage has been read, null for a visitor who has not answered. */
  consent: Consent | null | undefined;
  settingsOpen: boolean;
}

/** Of the browser alone: on the server it stays as it begins, so that all guests get the same page. */
export const consentState = createStore<ConsentState>(() => ({ consent: undefined, settingsOpen: false }));

export const openConsentSettings = () => consentState.setState({ settingsOpen: true });
export const closeConsentSettings = () => consentState.setState({ settingsOpen: false });

export function answerConsent(consent: Consent, version: string) {
  storeConsent(consent, version);
  consentState.setState({ consent, settingsOpen: false });
}

/** Keeps to the stored answer, also when it is given or changed in another tab. Returns how to stop. */
export function followConsent(version: string): () => void {
  const read = () => consentState.setState({ consent: storedConsent(version) ?? null });
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key the whole storage has been cleared.
    if (key === CONSENT_KEY || key === null) read();
  };
  read();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
