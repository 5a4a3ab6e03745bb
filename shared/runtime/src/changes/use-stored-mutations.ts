import { useEffect, useEffectEvent } from 'react';
import { useSessionStore } from '../session/session.tsx';
import { useApi } from '../use-api.ts';
import { storedMutations } from './stored-mutations.ts';
import { useChange } from './use-change.ts';
import { changeOf, applyMutation } from './mutation.ts';

/** Sends, once, the mutations that an earlier page stored while offline. */
export function useStoredMutations(): void {
  const api = useApi();
  const change = useChange();
  const session = useSessionStore();
  const sendStored = useEffectEvent(() => {
    for (const mutation of storedMutations.takeAll(session.getState().personal?.id ?? null))
      void change({ ...changeOf(mutation, api), apply: applyMutation(mutation) });
  });
  useEffect(() => sendStored(), []);
}
