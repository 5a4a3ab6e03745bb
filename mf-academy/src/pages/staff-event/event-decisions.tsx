import type { EventChoices, ManagedEventDetails } from '@site/contracts/manage-events';
import { DecisionBar } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import { CancelEventDialog } from './cancel-event-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { StreamDialog } from './stream-dialog.tsx';
import { RevokeLinksDialog, TrainerLinkDialog } from './trainer-link-dialogs.tsx';

type Deciding = 'change' | 'move' | 'cancel' | 'stream' | 'link' | 'revoke';

const dialogs = {
  change: ChangeDialog,
  move: MoveDialog,
  cancel: CancelEventDialog,
  stream: StreamDialog,
  link: TrainerLinkDialog,
  revoke: RevokeLinksDialog,
};

interface EventDecisionsProps {
  event: ManagedEventDetails;
  /** Trainers to choose from. */
  trainers: EventChoices['trainers'];
}

export function EventDecisions({ event, trainers }: EventDecisionsProps) {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const { status, city, trainer_links, may_link } = event;
  const isOff = status === 'cancelled' || status === 'finished';
  const isAhead = !isOff && status !== 'running';
  const buttons = [
    isAhead && (['change', 'Изменить'] as const),
    isAhead && (['move', 'Перенести'] as const),
    !isOff && !city && (['stream', 'Адрес трансляции'] as const),
    may_link && (['link', 'Ссылка преподавателю'] as const),
    trainer_links > 0 && (['revoke', 'Отозвать ссылки преподавателю'] as const),
    isAhead && (['cancel', 'Отменить мероприятие'] as const),
  ].filter((button) => button !== false);
  const Open = deciding && dialogs[deciding];
  return (
    <>
      {buttons.length > 0 && (
        <DecisionBar>
          {buttons.map(([what, text]) => (
            <Button key={what} variant={what === 'cancel' ? 'ghost' : 'secondary'} onClick={() => setDeciding(what)}>
              {text}
            </Button>
          ))}
        </DecisionBar>
      )}
      {Open && <Open event={event} trainers={trainers} onClose={() => setDeciding(null)} />}
    </>
  );
}
