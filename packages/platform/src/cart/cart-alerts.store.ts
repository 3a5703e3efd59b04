import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Toasts, ToastTone } from '../toasts/toasts.types.ts'

/** Something to know about the cart (spec 2 §3, alert entries). */
export type CartAlert = {
  /** An alert takes the place of the one with the same key. */
  readonly key: string
  readonly variant: 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info' | 'light' | 'dark'
  readonly message: string
  /** Goes by itself after this many seconds; without them it stays until it is closed. */
  readonly seconds?: number
}

/** An alert on screen; `id` tells it from an earlier one of its key. */
export type ShownCartAlert = CartAlert & { readonly id: number }

export type CartAlerts = {
  readonly store: StoreApi<readonly ShownCartAlert[]>
  show(alert: CartAlert): void
  close(key: string): void
}

/** Seconds that a phone shows what would stay on a wider screen. */
const SECONDS_ON_PHONES = 8

/** What the cart's page says above its lines; narrow screens say it as a toast (spec 2 §8). */
export function createCartAlerts(toasts: Toasts): CartAlerts {
  const store = createStore<readonly ShownCartAlert[]>(() => [])
  let count = 0
  const without = (key: string) => store.getState().filter((alert) => alert.key !== key)
  return {
    store,
    show(alert) {
      count += 1
      const { key, variant, message, seconds = SECONDS_ON_PHONES } = alert
      if (matchMedia(PHONE).matches) toasts.show(toneOf(variant), message, { milliseconds: seconds * 1000 })
      else store.setState([...without(key), { ...alert, id: count }], true)
    },
    close: (key) => store.setState(without(key), true),
  }
}

const PHONE = '(max-width: 767px)'

const toneOf = (variant: CartAlert['variant']): ToastTone =>
  variant === 'danger' ? 'error' : variant === 'warning' ? 'warning' : 'success'
