import type { Problem } from '@site/contracts/problem';
import type { CallResult } from '@site/runtime';
import { Button } from '@site/ui/button';
import { useTransition } from 'react';
import { CheckingNote } from './checking-note.tsx';
import { formatCountdown, useCountdown } from './countdown.ts';
import type { PendingCode } from './pending-code.ts';
import css from './phone-code.module.css';

interface ResendCodeProps {
  pending: PendingCode;
  /** Whether the proof of work is running, from `usePhoneCalls`. */
  checking: boolean;
  resend: () => Promise<CallResult<PendingCode>>;
  onResent: (pending: PendingCode) => void;
  onProblem: (problem: Problem) => void;
}

export function ResendCode({ pending, checking, resend, onResent, onProblem }: ResendCodeProps) {
  const left = useCountdown(pending.resendAt);
  const [isResending, startResending] = useTransition();

  const requestCode = () =>
    startResending(async () => {
      const sent = await resend();
      if (sent.ok) onResent(sent.value);
      else onProblem(sent.problem);
    });

  // Both have the height of a button, so the layout does not shift. `aria-live="off"`: announcing every second is noise.
  return left > 0 ? (
    <p className={css.wait} role="timer" aria-live="off">
      {`Получить новый код через ${formatCountdown(left)}`}
    </p>
  ) : (
    <>
      <Button variant="secondary" loading={isResending} onClick={requestCode}>
        Отправить код повторно
      </Button>
      <CheckingNote checking={checking} />
    </>
  );
}
