import { type CallResult, useAction } from '@site/runtime';
import { TextDecision } from '@site/staff/decide';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import css from './state-moves.module.css';

/** A change of a state. */
export interface Move {
  /** Label of the button, which opens a dialog if the change has a text. */
  button: string;
  /** Toast after success. */
  done: string;
  text?: 'required' | 'optional';
  /** Label of the text. */
  label?: string;
  /** Readers of the text. */
  hint?: string;
  /** Whether the author loses something. */
  danger?: boolean;
}

interface StateMovesProps<State extends string> {
  /** Allowed states, the likeliest first. */
  next: readonly State[];
  moves: Partial<Record<State, Move>>;
  /** Unique name for the typed texts. */
  draft: string;
  maxLength: number;
  send: (state: State, text: string) => Promise<CallResult<unknown>>;
}

/** Buttons that change the state of an item. */
export function StateMoves<State extends string>({ next, moves, draft, maxLength, send }: StateMovesProps<State>) {
  const [open, setOpen] = useState<{ state: State; move: Move } | null>(null);
  const { busy, act } = useAction();
  const shown = next.flatMap((state) => {
    const move = moves[state];
    return move ? [{ state, move }] : [];
  });
  return (
    <>
      <div className={css.moves}>
        {shown.map(({ state, move }, index) => (
          <Button
            key={state}
            variant={index === 0 ? 'primary' : 'secondary'}
            disabled={busy}
            onClick={() => (move.text ? setOpen({ state, move }) : void act(() => send(state, ''), move.done))}
          >
            {move.button}
          </Button>
        ))}
      </div>
      {open && (
        <TextDecision
          title={open.move.button}
          draft={`${draft}-${open.state}`}
          name="text"
          label={open.move.label ?? 'Сообщение'}
          hint={open.move.hint}
          maxLength={maxLength}
          optional={open.move.text === 'optional'}
          submit={open.move.button}
          danger={open.move.danger}
          send={(text) => send(open.state, text)}
          done={open.move.done}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
