import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import css from './loading-bar.module.css';

/** A navigation that takes less, in ms, shows no bar at all. */
const THROTTLE = 200;
/** How long the full bar fades, in ms. */
const FADE = 200;

/** The slim bar over the page while another one is on its way. It slows down towards the end, for nobody knows the rest. */
export function LoadingBar() {
  const busy = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setShown(busy), busy ? THROTTLE : FADE);
    return () => clearTimeout(timer);
  }, [busy]);

  return shown && <div className={css.bar} data-phase={busy ? 'loading' : 'done'} aria-hidden="true" />;
}
