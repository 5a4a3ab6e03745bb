import { useApi, useRevalidator, useSessionStore } from '@site/runtime';
import { useEffect, useEffectEvent } from 'react';
import { followAuth } from './follow-auth.ts';
import { shareSession } from './share-session.ts';

/** The visitor's data over tabs and visits, for as long as the page stands. */
export function useSharedSession() {
  const session = useSessionStore();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const onOtherVisitor = useEffectEvent(() => void revalidate());

  useEffect(() => {
    const channel = new BroadcastChannel('session');
    const stops = [followAuth(session), shareSession({ session, api, channel, onOtherVisitor: () => onOtherVisitor() })];
    return () => {
      for (const stop of stops) stop();
      channel.close();
    };
  }, [session, api]);
}
