import { toastQueue, type Toast } from '@site/runtime/shell';
import { Icon } from '@site/ui/icon';
import { iconError, iconInfo, iconSuccess } from '@site/ui/icons';
import { useEffect } from 'react';
// The default entry injects a style element, which the page's Content-Security-Policy blocks.
import { Slide, toast, ToastContainer, type Id } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast-view.css';

const DURATION = 3000;
const icons: Record<Toast['kind'], string> = { success: iconSuccess, error: iconError, info: iconInfo };

const shown = new Map<string, Id>();
let lastKey = 0;

/** Shows a toast. If it is already shown, restarts its time and has it read aloud again. */
function showToast({ kind, text }: Toast) {
  const key = `${kind} ${text}`;
  const known = shown.get(key);
  // A new element each time, because screen readers announce added elements.
  const content = <span key={++lastKey}>{text}</span>;
  if (known && toast.isActive(known)) return toast.update(known, { render: content });
  const onClose = () => void shown.delete(key);
  shown.set(key, toast(content, { type: kind, icon: () => <Icon shape={icons[kind]} />, onClose }));
}

/** Shows each toast as an alert. Its time pauses while it is hovered or focused. */
export function ToastView() {
  useEffect(() => {
    const show = () => {
      const { toasts } = toastQueue.getState();
      if (!toasts.length) return;
      toastQueue.setState({ toasts: [] });
      toasts.forEach(showToast);
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
