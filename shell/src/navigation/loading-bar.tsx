import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import css from './loading-bar.module.css';

/** A navigation that takes less, in ms, shows no bar at all. */
const THROTTLE = 200;
/** How long the full bar fades, in ms. */
const FADE = 200;

type Phase = 'hidden' | 'loading' | 'done';

/** The slim bar over the page while another one is on its way. It slows down towards the end, for nobody knows the rest. */
export function LoadingBar() {
  const busy = useNavigation().state !== 'idle';
  const [phase, setPhase] = useState<Phase>('hidden');

  useEffect(() => {
    if (busy) {
      const timer = setTimeout(() => setPhase('loading'), THROTTLE);
      return () => clearTimeout(timer);
    }
    setPhase((before) => (before === 'hidden' ? before : 'done'));
    const timer = setTimeout(() => setPhase('hidden'), FADE);
    return () => clearTimeout(timer);
  }, [busy]);

  return phase === 'hidden' ? null : <div className={css.bar} data-phase={phase} aria-hidden="true" />;
}
