import { toastQueue, type Toast } from '@site/runtime/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLazyComponent } from '../base/use-lazy-component.ts';
import css from './toasts.module.css';

const loadView = () => import('./toast-view.tsx').then(({ ToastView }) => ToastView);

/** Duration of plain toasts, in ms. */
const DURATION = 6000;

/**
 * Loads the toast library with the first toast; until then toasts wait in the queue. If it cannot be loaded, as without
 * a connection, they are shown without it.
 */
export function Toasts() {
  const [View, request] = useLazyComponent(loadView);
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
