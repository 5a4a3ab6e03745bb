import type { SiteTexts } from '@site/contracts/manage-settings';
import { siteDay } from '@site/kernel/dates';

/** Version for a changed consent text, also on the same day: stored consents refer to it. */
export function nextConsentVersion(texts: SiteTexts, now: Date): { consent_version: string } {
  const today = siteDay(now);
  const [day, edition = '1'] = (texts.consent_version ?? '').split('/');
  return { consent_version: day === today ? `${today}/${Number(edition) + 1}` : today };
}
