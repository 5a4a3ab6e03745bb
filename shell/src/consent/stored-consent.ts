/** What a visitor allows beyond the necessary. */
export interface Consent {
  analytics: boolean;
  marketing: boolean;
}

/** The answer as it is kept: to which version of the policy it was given, and when. */
interface StoredConsent extends Consent {
  version: string;
  at: string;
}

/**
 * In the browser's storage: a cookie that a script has set lives for a week in Safari, however often its owner comes.
 * It never leaves the browser.
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

/** The answer to this version of the policy, for a year; nothing where there is none, or the browser keeps nothing. */
export function storedConsent(version: string, now = Date.now()): Consent | undefined {
  try {
    const { at = '', analytics, marketing, ...kept } = parse(localStorage.getItem(CONSENT_KEY));
    if (kept.version !== version || !(expires(at) > now)) return undefined;
    return { analytics: analytics === true, marketing: marketing === true };
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing asks again on its next page load: until then the answer holds. */
export function storeConsent({ analytics, marketing }: Consent, version: string, now = new Date()) {
  try {
    const kept: StoredConsent = { version, at: now.toISOString(), analytics, marketing };
    localStorage.setItem(CONSENT_KEY, JSON.stringify(kept));
  } catch {
    // Private windows and full quotas.
  }
}
