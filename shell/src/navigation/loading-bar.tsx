import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import css from './loading-bar.module.css';

/** Delay before the bar appears, in ms. */
const THROTTLE = 200;
/** Duration of the fade-out, in ms. */
const FADE = 200;

/** Progress bar of a navigation. It slows down towards the end, because the remaining time is unknown. */
export function LoadingBar() {
  const busy = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(busy), busy ? THROTTLE : FADE);
    return () => clearTimeout(timer);
  }, [busy]);

  return shown && <div className={css.bar} data-phase={busy ? 'loading' : 'done'} aria-hidden="true" />;
}
