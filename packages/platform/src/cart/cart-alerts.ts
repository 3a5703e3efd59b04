import { useStore } from 'zustand/react'
import { currentPlatform, usePlatform } from '../platform.tsx'
import type { CartAlert, ShownCartAlert } from './cart-alerts.store.ts'

/**
 * Says something at the top of the cart's page: `showCartAlert({ key: 'slot', variant: 'danger', message, seconds: 10 })`.
 * Screens narrower than 768 px show a toast instead (spec 2 §8).
 */
export const showCartAlert = (alert: CartAlert): void => currentPlatform().cartAlerts.show(alert)

export const closeCartAlert = (key: string): void => currentPlatform().cartAlerts.close(key)

/** What the cart's page has to say, oldest first. */
export const useCartAlerts = (): readonly ShownCartAlert[] => useStore(usePlatform().cartAlerts.store)
