import type { EventRegistration } from '@site/contracts/academy';
import { outcomeLabels, type ParticipantOutcome } from '@site/contracts/academy-lists';
import { useApi } from '@site/runtime';
import { Badge, type BadgeProps } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import { ConfirmDialog } from '@site/ui/dialog';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Act } from './use-act.ts';
import css from './own-registration.module.css';

// A chunk with form library, masks and rules, loaded on the first click.
const ReplaceDialog = lazy(async () => ({ default: (await import('./replace-dialog.tsx')).ReplaceDialog }));

const outcomeTones: Record<ParticipantOutcome, NonNullable<BadgeProps['tone']>> = {
  attended: 'success',
  absent: 'neutral',
  certified: 'info',
};

type Person = EventRegistration['participants'][number];

interface ParticipantsProps {
  registration: EventRegistration;
  busy: boolean;
  act: Act;
}

/** The participants; the owner can exchange each for another person, and cancel one of several alone. */
export function Participants({ registration, busy, act }: ParticipantsProps) {
  const { id, participants, may_cancel, may_replace, refund_percent } = registration;
  const api = useApi();
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState<Person | null>(null);
  const [replaced, setReplaced] = useState<Person | null>(null);
  const mayLeaveAlone = may_cancel && participants.length > 1;

  /** How many people left here. Their buttons are gone: once the dialog is closed, the focus goes to the list. */
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (gone > 0) list.current?.focus();
  }, [gone]);

  async function cancelOne({ id: participant }: Person) {
    setLeaving(null);
    const params = { id, participant };
    const done = await act(
      () => api.call('POST /academy/registrations/{id}/participants/{participant}/cancel/', { params }),
      'Участие отменено',
    );
    if (done) setGone(gone + 1);
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className={css.people} aria-label="Участники">
        {participants.map((person) => (
          <li key={person.id} className={css.person}>
            <span>
              {person.name}
              {person.position && <span className={css.quiet}>, {person.position}</span>}
              {person.outcome && (
                <span>
                  {' '}
                  <Badge tone={outcomeTones[person.outcome]}>{outcomeLabels[person.outcome]}</Badge>
                </span>
              )}
            </span>
            {may_replace && person.outcome === null && (
              <Button
                variant="ghost"
                size="small"
                disabled={busy}
                aria-label={`Заменить: ${person.name}`}
                onClick={() => setReplaced(person)}
              >
                Заменить
              </Button>
            )}
            {mayLeaveAlone && person.outcome === null && (
              <Button
                variant="ghost"
                size="small"
                disabled={busy}
                aria-label={`Отменить участие: ${person.name}`}
                onClick={() => setLeaving(person)}
              >
                Отменить участие
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          title="Отменить участие?"
          confirm="Отменить участие"
          cancel="Оставить"
          danger
          onConfirm={() => cancelOne(leaving)}
          onClose={() => setLeaving(null)}
        >
          {`${leaving.name}. ${refund_percent === null ? '' : `Вернём ${refund_percent}\u00a0% стоимости места. `}Остальные участники остаются записанными, место получит следующий в\u00a0листе ожидания.`}
        </ConfirmDialog>
      )}
      {replaced && (
        <Suspense fallback={null}>
          <ReplaceDialog
            registration={id}
            person={replaced}
            onReplaced={() => {
              setReplaced(null);
              setGone(gone + 1);
            }}
            onClose={() => setReplaced(null)}
          />
        </Suspense>
      )}
    </>
  );
}
