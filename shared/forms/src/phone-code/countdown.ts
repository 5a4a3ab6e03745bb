import { useEffect, useState } from 'react';

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Returns the seconds left until a moment, computed from the clock, because timers of a hidden tab are late. */
export function useCountdown(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(moment));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}

/** «0:59» */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
