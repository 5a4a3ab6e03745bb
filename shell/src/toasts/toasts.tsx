import { toastQueue, type Toast } from '@site/runtime/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyPart } from '../layouts/header/use-lazy-part.ts';
import css from './toasts.module.css';

const loadView = () => import('./toast-view.tsx').then(({ ToastView }) => ToastView);

/** How long plain toasts stand, in ms. */
const DURATION = 6000;

/**
 * The toast library comes with the first toast; until it is there the toasts wait in the queue. Where it cannot be loaded
 * (a lost connection is just what a toast tells of), they are shown as they are.
 */
export function Toasts() {
  const [View, request] = useLazyPart(loadView);
  const [plain, setPlain] = useState<Toast[]>([]);

  const showPlain = useEffectEvent(() => {
    setPlain(toastQueue.getState().toasts);
    toastQueue.setState({ toasts: [] });
  });
  useEffect(() => {
    const show = () => {
      if (toastQueue.getState().toasts.length) request().catch(() => showPlain());
    };
    show();
    return toastQueue.subscribe(show);
  }, [request]);

  useEffect(() => {
    if (plain.length === 0) return;
    const timer = setTimeout(() => setPlain([]), DURATION);
    return () => clearTimeout(timer);
  }, [plain]);

  if (View) return <View />;
  return plain.length === 0 ? null : (
    <div className={css.plain}>
      {plain.map(({ text }) => (
        <p key={text} role="alert">
          {text}
        </p>
      ))}
    </div>
  );
}
