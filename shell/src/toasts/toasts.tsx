import { toastQueue } from '@site/runtime/shell';
import { useEffect } from 'react';
import { useLazyPart } from '../layouts/header/use-lazy-part.ts';

const loadView = () => import('./toast-view.tsx').then(({ ToastView }) => ToastView);

/** The toast library comes with the first toast; until it is there the toasts wait in the queue. */
export function Toasts() {
  const [View, request] = useLazyPart(loadView);
  useEffect(() => {
    const show = () => {
      // Where it cannot be loaded, the next toast tries again, and shows this one as well.
      if (toastQueue.getState().toasts.length) request().catch(() => {});
    };
    show();
    return toastQueue.subscribe(show);
  }, [request]);
  return View ? <View /> : null;
}
