import type { AttendancePageData } from '@site/contracts/academy-attendance';
import { useApi } from '@site/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createMarks, type KeptMark } from './marks.ts';

/** Without room or leave to store anything, marks live as long as the page. */
function storeOf(slug: string) {
  const key = `attendance-${slug}`;
  return {
    read(): KeptMark[] {
      try {
        return JSON.parse(localStorage.getItem(key) ?? '[]') as KeptMark[];
      } catch {
        return [];
      }
    },
    write(marks: KeptMark[]) {
      try {
        if (marks.length) localStorage.setItem(key, JSON.stringify(marks));
        else localStorage.removeItem(key);
      } catch {
        // See above.
      }
    },
  };
}

const live = () => true;
const notLive = () => false;

export function useMarks({ token, event, participants }: AttendancePageData) {
  const api = useApi();
  const [marks] = useState(() =>
    createMarks({
      people: participants,
      async send(changed) {
        const answer = await api.call('PUT /academy/attendance/{token}/', {
          params: { token },
          body: { marks: changed },
        });
        return answer.ok ? { ok: true, people: answer.value.participants } : { ok: false, status: answer.status };
      },
      kept: storeOf(event.slug),
      now: () => Date.now(),
      later(again, ms) {
        const timer = setTimeout(again, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
  const state = useSyncExternalStore(marks.subscribe, marks.current, marks.current);
  /** Before scripts run, ticks are a form's. */
  const isLive = useSyncExternalStore(marks.subscribe, live, notLive);
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
