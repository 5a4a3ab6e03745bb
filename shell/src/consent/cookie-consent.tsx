import { useSite } from '@site/runtime';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useCounter } from '../analytics/use-counter.ts';
import { whenIdle } from '../base/when-idle.ts';
import { useLazyComponent } from '../base/use-lazy-component.ts';
import { consentState, followConsent } from './consent-state.ts';

const loadBanner = () => import('./consent-banner.tsx').then(({ ConsentBanner }) => ConsentBanner);
const loadSettings = () => import('./consent-settings.tsx').then(({ ConsentSettings }) => ConsentSettings);

/**
 * Shows the cookie banner until the visitor chooses. Guests share their pages, so the banner appears after hydration,
 * and its code is loaded only without a stored choice. Without scripts, no optional service is loaded.
 */
export function CookieConsent() {
  const { texts, settings } = useSite();
  const version = texts.cookies_version ?? '';
  const { consent, settingsOpen } = useStore(consentState);
  const [Banner, requestBanner] = useLazyComponent(loadBanner);
  const [Settings, requestSettings] = useLazyComponent(loadSettings);
  const unanswered = consent === null;

  useEffect(() => followConsent(version), [version]);
  useCounter(consent?.analytics ? settings.analytics_counter : undefined);

  useEffect(() => {
    // Loaded when idle, so that its code and styles do not delay a click. After a failure, the next page load retries.
    if (unanswered) return whenIdle(() => void requestBanner().catch(() => {}));
  }, [unanswered, requestBanner]);
  useEffect(() => {
    if (settingsOpen) requestSettings().catch(() => {});
  }, [settingsOpen, requestSettings]);

  return (
    <>
      {unanswered && Banner && <Banner version={version} />}
      {settingsOpen && Settings && <Settings version={version} consent={consent} />}
    </>
  );
}
