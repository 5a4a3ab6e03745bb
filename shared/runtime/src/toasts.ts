import { createStore } from 'zustand/vanilla';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

/** Toasts that wait to be shown. The shell shows them and empties the list; its toast library loads with the first. */
export const toastQueue = createStore<{ toasts: Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

const push = (kind: Toast['kind']) => (text: string) =>
  toastQueue.setState(({ toasts }) => ({ toasts: [...toasts, { id: ++lastId, kind, text }] }));

export const toast = { success: push('success'), error: push('error'), info: push('info') };
