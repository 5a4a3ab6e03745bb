import { useEffect, useEffectEvent } from 'react';
import { useSessionStore } from '../session/session.tsx';
import { useApi } from '../use-api.ts';
import { keptWishes } from './kept-wishes.ts';
import { useChange } from './use-change.ts';
import { changeOf, shownWish } from './wish.ts';

/** Carries out, once, what was wished without a connection on a page that has been left since. */
export function useKeptWishes(): void {
  const api = useApi();
  const change = useChange();
  const session = useSessionStore();
  const carryOut = useEffectEvent(() => {
    for (const wish of keptWishes.takeAll(session.getState().personal?.id ?? null))
      void change({ ...changeOf(wish, api), apply: shownWish(wish) });
  });
  useEffect(() => carryOut(), []);
}
