import type { AttendancePageData } from '@site/contracts/academy-attendance';
import { parseJson, readStorage, useApi, writeStorage } from '@site/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createMarks, type StoredMark } from './marks.ts';

/** Marks in local storage. Without storage they last as long as the page. */
function storeOf(slug: string) {
  const key = `attendance-${slug}`;
  return {
    read: () => (parseJson(readStorage('localStorage', key)) ?? []) as StoredMark[],
    write: (marks: StoredMark[]) => void writeStorage('localStorage', key, marks.length ? JSON.stringify(marks) : null),
  };
}

const clientSnapshot = () => true;
const serverSnapshot = () => false;

export function useMarks({ token, event, participants }: AttendancePageData) {
  const api = useApi();
  const [marks] = useState(() =>
    createMarks({
      people: participants,
      async send(changed) {
        const response = await api.call('PUT /academy/attendance/{token}/', {
          params: { token },
          body: { marks: changed },
        });
        return response.ok ? { ok: true, people: response.value.participants } : { ok: false, status: response.status };
      },
      store: storeOf(event.slug),
      now: () => Date.now(),
      schedule(retry, ms) {
        const timer = setTimeout(retry, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
  const state = useSyncExternalStore(marks.subscribe, marks.current, marks.current);
  /** False until scripts run: until then the ticks belong to a plain form. */
  const isLive = useSyncExternalStore(marks.subscribe, clientSnapshot, serverSnapshot);
  useEffect(() => {
    const stop = marks.start();
    window.addEventListener('online', marks.flush);
    document.addEventListener('visibilitychange', marks.flush);
    return () => {
      stop();
      window.removeEventListener('online', marks.flush);
      document.removeEventListener('visibilitychange', marks.flush);
    };
  }, [marks]);
  return { state, mark: marks.mark, isLive };
}
