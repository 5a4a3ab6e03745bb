import { useSite } from '@site/runtime';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useCounter } from '../analytics/use-counter.ts';
import { whenIdle } from '../app/when-idle.ts';
import { useLazyPart } from '../layouts/header/use-lazy-part.ts';
import { consentState, followConsent } from './consent-state.ts';

const loadBanner = () => import('./consent-banner.tsx').then(({ ConsentBanner }) => ConsentBanner);
const loadSettings = () => import('./consent-settings.tsx').then(({ ConsentSettings }) => ConsentSettings);

/**
 * Asks the visitor what may be counted, until there is an answer. Guests share their pages, so the question appears
 * after hydration, and whoever has answered pays for this check alone. Without scripts nothing optional is ever loaded.
 */
export function CookieConsent() {
  const { texts, settings } = useSite();
  const version = texts.cookies_version ?? '';
  const { consent, settingsOpen } = useStore(consentState);
  const [Banner, requestBanner] = useLazyPart(loadBanner);
  const [Settings, requestSettings] = useLazyPart(loadSettings);
  const unanswered = consent === null;

  useEffect(() => followConsent(version), [version]);
  useCounter(consent?.analytics ? settings.analytics_counter : undefined);

  // What cannot be loaded is asked for again by the next page load, or the next press of the button.
  useEffect(() => {
    // The page comes first: the question interrupts nobody, and its code and styles cost what a click waits for.
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
