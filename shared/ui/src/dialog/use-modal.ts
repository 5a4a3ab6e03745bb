import { useEffect, useRef, type PointerEvent, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Spread on the dialog element. */
  handlers: {
    onCancel: (event: SyntheticEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
  };
}

/**
 * Shows a native dialog modally while it is mounted: the browser traps the focus and makes the page inert. The focus is
 * returned manually, because removing an open dialog does not return it.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // Keep the scroll position, which may have changed meanwhile.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return {
    ref,
    handlers: {
      // Escape only requests closing; the owner's state decides. Dialogs and file inputs inside have a `cancel` of their own.
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      },
      // A press that begins inside (such as selecting text) and ends on the backdrop does not close.
      onPointerDown: (event) => {
        pressedOutside.current = event.target === ref.current;
      },
      onPointerUp: (event) => {
        if (pressedOutside.current && event.target === ref.current) onClose();
        pressedOutside.current = false;
      },
    },
  };
}
