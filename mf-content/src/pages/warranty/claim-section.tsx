import { useSearchParams } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Panel } from '@site/ui/card';
import { Section } from '@site/ui/layout';
import { Suspense } from 'react';
import { lazyInBrowser } from '../../features/blocks/form/lazy-in-browser.ts';
import { CLAIM_NOT_FOUND } from './claim-texts.ts';
import css from './claim.module.css';

// A chunk with form library, masks and rules: the text of the page does not wait for it.
const ClaimForm = lazyInBrowser(async () => (await import('./claim-forms.ts')).ClaimForm);
const ClaimLookup = lazyInBrowser(async () => (await import('./claim-forms.ts')).ClaimLookup);

export interface ClaimedDevice {
  article: string;
  serial: string;
}

interface ClaimSectionProps {
  claimed: ClaimedDevice | null;
  today: string;
}

export function ClaimSection({ claimed, today }: ClaimSectionProps) {
  const isMissing = useSearchParams()[0].has('missing');
  return (
    <>
      <Section
        id="claim"
        title="Гарантийное обращение"
        lead="Инженер ответит в&nbsp;течение двух рабочих дней. Номер обращения и&nbsp;ссылка на&nbsp;его состояние придут на&nbsp;электронную почту."
      >
        <Panel padding="large" className={css.panel}>
          <Suspense fallback={<div data-undisturbed className={css.waiting} aria-busy="true" />}>
            <ClaimForm claimed={claimed} today={today} />
          </Suspense>
        </Panel>
      </Section>
      <Section
        id="claim-state"
        title="Состояние обращения"
        lead="Если ссылки из&nbsp;письма нет под рукой, введите номер обращения и&nbsp;телефон, который вы указали."
      >
        {isMissing && <Alert tone="danger">{CLAIM_NOT_FOUND}</Alert>}
        <Panel padding="large" className={css.panel}>
          <Suspense fallback={<div data-undisturbed className={css.waitingShort} aria-busy="true" />}>
            <ClaimLookup />
          </Suspense>
        </Panel>
      </Section>
    </>
  );
}
