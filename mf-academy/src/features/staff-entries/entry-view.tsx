import type { Decision } from '@site/contracts/manage';
import { type CallResult, useRevalidator } from '@site/runtime';
import { ConfirmDecision, DecisionBar } from '@site/staff/decide';
import { DecisionHistory } from '@site/staff/history';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { type ReactNode, useState } from 'react';
import { HiddenBadge } from './hidden-badge.tsx';
import { hidingText, showingText } from './hiding-words.ts';
import css from './staff-entries.module.css';

interface EntryViewProps {
  entry: { is_hidden: boolean; revision: number; url: string; decisions: Decision[] };
  /** The entry in the dialogs: «преподавателя». */
  what: string;
  hide: () => Promise<CallResult<unknown>>;
  show: () => Promise<CallResult<unknown>>;
  /** The form, with a key of the revision. */
  form: (saving: { onSaved: () => unknown; onConflict: (message: string) => void }) => ReactNode;
}

/** An entry of the academy: its state, its form and its decisions. */
export function EntryView({ entry: { is_hidden, url, decisions }, what, hide, show, form }: EntryViewProps) {
  const { revalidate } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const [conflict, setConflict] = useState<string | null>(null);
  const onSaved = () => {
    setConflict(null);
    return revalidate();
  };
  return (
    <>
      <div className={css.state}>
        <HiddenBadge is_hidden={is_hidden} />
        <TextLink href={url}>Страница на&nbsp;сайте</TextLink>
      </div>
      <DecisionBar>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {is_hidden ? 'Вернуть на\u00a0сайт' : 'Скрыть'}
        </Button>
      </DecisionBar>
      {conflict && (
        <Alert tone="warning" live>
          {conflict}
        </Alert>
      )}
      <div>{form({ onSaved, onConflict: setConflict })}</div>
      <DecisionHistory decisions={decisions} />
      {isAsked && (
        <ConfirmDecision
          title={is_hidden ? `Вернуть ${what} на\u00a0сайт?` : `Скрыть ${what}?`}
          confirm={is_hidden ? 'Вернуть' : 'Скрыть'}
          danger={!is_hidden}
          send={is_hidden ? show : hide}
          done={is_hidden ? 'Снова на\u00a0сайте' : 'Скрыто'}
          onClose={() => setAsked(false)}
        >
          {is_hidden ? showingText : hidingText}
        </ConfirmDecision>
      )}
    </>
  );
}
