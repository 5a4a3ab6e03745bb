import { createStore } from 'zustand/vanilla';

export interface Toast {
  kind: 'success' | 'error' | 'info';
  text: string;
}

/** Toasts to be shown. The shell shows them and empties the list; its toast library loads with the first. */
export const toastQueue = createStore<{ toasts: Toast[] }>(() => ({ toasts: [] }));

/** An identical waiting toast is replaced. */
const push = (kind: Toast['kind']) => (text: string) =>
  toastQueue.setState(({ toasts }) => ({
    toasts: [...toasts.filter((waiting) => waiting.kind !== kind || waiting.text !== text), { kind, text }],
  }));

export const toast = { success: push('success'), error: push('error'), info: push('info') };
