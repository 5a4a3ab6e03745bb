import { SHOP_FORM } from '@site/contracts/shop-forms';
import { PageErrorContext } from '@site/runtime/shell';
import type { ReactNode } from 'react';
import { CookieConsent } from '../consent/cookie-consent.tsx';
import { PageError } from '../errors/page-error.tsx';
import { ClicksOfOtherPages } from '../early-clicks/clicks-of-other-pages.tsx';
import { Announcer } from '../base/announcer.tsx';
import { LoadingBar } from '../navigation/loading-bar.tsx';
import { useArrival } from '../navigation/use-arrival.ts';
import { B2bOffer } from '../session/b2b-offer.tsx';
import { Toasts } from '../toasts/toasts.tsx';

export function PageFrame({ children }: { children: ReactNode }) {
  useArrival();
  return (
    <>
      <a className="skip-link" href="#main">
        Перейти к&nbsp;содержанию
      </a>
      <form id={SHOP_FORM} method="post" hidden />
      <CookieConsent />
      <LoadingBar />
      <PageErrorContext value={<PageError />}>{children}</PageErrorContext>
      <B2bOffer />
      <Toasts />
      <Announcer />
      <ClicksOfOtherPages />
    </>
  );
}
