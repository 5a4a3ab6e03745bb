import { parseJson, readStorage, writeStorage } from '@site/runtime';

/** Optional cookies that the visitor allows. */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
}

interface StoredConsent extends Consent {
  version: string;
  at: string;
}

/**
 * Key in localStorage, which is not sent to the server. Not a cookie, because Safari limits cookies that a script sets
 * to a week.
 */
export const CONSENT_KEY = 'cookie-consent';
const MONTHS = 12;

const expires = (at: string) => {
  const date = new Date(at);
  return date.setMonth(date.getMonth() + MONTHS);
};

/** Returns the choice for this version of the policy if it is less than a year old. */
export function storedConsent(version: string, now = Date.now()): Consent | undefined {
  const consent = (parseJson(readStorage('localStorage', CONSENT_KEY)) ?? {}) as Partial<StoredConsent>;
  const { at = '', analytics, marketing } = consent;
  if (consent.version !== version || !(expires(at) > now)) return undefined;
  return { analytics: analytics === true, marketing: marketing === true };
}

/** Stores the choice. Without storage, the banner appears again on the next page load. */
export function storeConsent({ analytics, marketing }: Consent, version: string, now = new Date()) {
  const consent: StoredConsent = { version, at: now.toISOString(), analytics, marketing };
  writeStorage('localStorage', CONSENT_KEY, JSON.stringify(consent));
}
