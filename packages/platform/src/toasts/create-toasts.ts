import { createStore } from 'zustand/vanilla'
import type { Toast, Toasts } from './toasts.types.ts'

/** Milliseconds that a toast stays (spec 1 §8). */
const TOAST_DURATION = 2000

/** The messages on screen. The view counts their time down, because it knows of hover and focus. */
export function createToasts(): Toasts {
  const store = createStore<readonly Toast[]>(() => [])
  let count = 0
  return {
    store,
    show(tone, text, { milliseconds = TOAST_DURATION, action } = {}) {
      count += 1
      const toast: Toast = { id: `toast-${count}`, tone, text, milliseconds, ...(action ? { action } : {}) }
      // The same words again replace the ones on screen: a repeated failure is one message.
      store.setState((toasts) => [...toasts.filter((shown) => shown.text !== text), toast], true)
    },
    dismiss(id) {
      store.setState((toasts) => toasts.filter((toast) => toast.id !== id), true)
    },
  }
}
