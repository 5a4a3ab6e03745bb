import type { Claim } from '@site/contracts/warranty';
import { Panel } from '@site/ui/card';
import { Suspense } from 'react';
import { lazyInBrowser } from '../../features/blocks/form/lazy-in-browser.ts';
import css from './warranty-claim-page.module.css';

const ReplyForm = lazyInBrowser(async () => (await import('./reply-form.tsx')).ReplyForm);

export interface ReplyProps {
  code: string;
  onReplied: (claim: Claim) => void;
}

export function ReplySection(props: ReplyProps) {
  return (
    <Panel padding="large">
      <h2 className={css.subtitle}>Ответить инженеру</h2>
      <Suspense fallback={<div data-undisturbed className={css.waiting} aria-busy="true" />}>
        <ReplyForm {...props} />
      </Suspense>
    </Panel>
  );
}
