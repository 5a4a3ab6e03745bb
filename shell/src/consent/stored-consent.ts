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

function parse(text: string | null): Partial<StoredConsent> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<StoredConsent>;
  } catch {
    return {};
  }
}

/** Returns the choice for this version of the policy if it is less than a year old. */
export function storedConsent(version: string, now = Date.now()): Consent | undefined {
  try {
    const { at = '', analytics, marketing, ...stored } = parse(localStorage.getItem(CONSENT_KEY));
    if (stored.version !== version || !(expires(at) > now)) return undefined;
    return { analytics: analytics === true, marketing: marketing === true };
  } catch {
    return undefined;
  }
}

/** Stores the choice. Without storage, the banner appears again on the next page load. */
export function storeConsent({ analytics, marketing }: Consent, version: string, now = new Date()) {
  try {
    const stored: StoredConsent = { version, at: now.toISOString(), analytics, marketing };
    localStorage.setItem(CONSENT_KEY, JSON.stringify(stored));
  } catch {
    // Private windows or full quotas.
  }
}
