import { toastQueue, type Toast } from '@site/runtime/shell';
import { Icon } from '@site/ui/icon';
import { iconError, iconInfo, iconSuccess } from '@site/ui/icons';
import { useEffect } from 'react';
// The other entry adds a style element of its own, which the page's security policy refuses.
import { Slide, toast, ToastContainer, type Id } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast-view.css';

const DURATION = 3000;
const icons: Record<Toast['kind'], string> = { success: iconSuccess, error: iconError, info: iconInfo };

/** Those that are shown, by what they say. */
const shown = new Map<string, Id>();
let said = 0;

/** Said again while it is still shown, it stays longer and is read aloud again: five quick clicks are one toast. */
function say({ kind, text }: Toast) {
  const key = `${kind} ${text}`;
  const known = shown.get(key);
  // Another element each time, because a screen reader reads what is added.
  const content = <span key={++said}>{text}</span>;
  if (known && toast.isActive(known)) return toast.update(known, { render: content });
  const onClose = () => void shown.delete(key);
  shown.set(key, toast(content, { type: kind, icon: () => <Icon shape={icons[kind]} />, onClose }));
}

/** Each toast is an alert: read aloud as it appears. It waits while it is pointed at or focused. */
export function ToastView() {
  useEffect(() => {
    const show = () => {
      const { toasts } = toastQueue.getState();
      if (!toasts.length) return;
      toastQueue.setState({ toasts: [] });
      toasts.forEach(say);
    };
    show();
    return toastQueue.subscribe(show);
  }, []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={DURATION}
      closeOnClick
      pauseOnFocusLoss={false}
      hideProgressBar
      transition={Slide}
      theme="light"
      closeButton={({ closeToast }) => (
        <button type="button" className="toast-close" aria-label="Закрыть" onClick={closeToast}>
          ×
        </button>
      )}
      aria-label="Сообщения"
    />
  );
}
