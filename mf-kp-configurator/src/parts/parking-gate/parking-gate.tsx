import type { PartComponentProps } from '@site/runtime';
import { useRevalidator } from '@site/runtime';
import { Container } from '@site/ui/layout';
import { useRef, useState } from 'react';
import { ApplicationPanel } from './application-panel.tsx';
import { gateState } from './gate-state.ts';
import { ModerationPanel } from './moderation-panel.tsx';
import { RequestPanel } from './request-panel.tsx';
import { SentDialog } from './sent-dialog.tsx';

/** Shown in place of a page that the company may not open yet. */
export function ParkingGate({ flags }: PartComponentProps<'parking-gate'>) {
  const [isSent, setSent] = useState(false);
  const { revalidate } = useRevalidator();
  const gate = useRef<HTMLDivElement>(null);
  const state = gateState(flags);
  // The reloaded page is refused again, with the current flags.
  const sent = async () => {
    setSent(true);
    await revalidate();
    // The panel is much shorter than the form, which ends where the user stood.
    if (gate.current && gate.current.getBoundingClientRect().top < 0) gate.current.scrollIntoView();
  };
  return (
    <div ref={gate}>
      <Container>
        {state.variant === 'apply' && <ApplicationPanel onSent={sent} />}
        {state.variant === 'request' && <RequestPanel onSent={sent} />}
        {state.variant === 'moderation' && (
          <ModerationPanel title={state.title} subtitle={state.subtitle} flags={flags} />
        )}
        <SentDialog open={isSent} onClose={() => setSent(false)} />
      </Container>
    </div>
  );
}
