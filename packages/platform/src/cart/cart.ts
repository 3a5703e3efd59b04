import { useStore } from 'zustand/react'
import { currentPlatform, usePlatform } from '../platform.tsx'
import { countItems, type LineName, quantityOf } from './cart.rules.ts'
import type { CartCommands, CartState } from './cart.types.ts'

/** Reads the cart with a selector that gives primitives or parts of the state. */
export const useCart = <T>(select: (state: CartState) => T): T => useStore(usePlatform().cart.store, select)

/** Items in the cart, edits under way included. */
export const useCartCount = (): number => useCart(countItems)

/** How many are in the cart of a product that is bought once, or of the line that is named; edits under way included. */
export const useQuantityInCart = (product: string | LineName): number =>
  useCart((state) => quantityOf(state, typeof product === 'string' ? { productId: product } : product))

export const cart: CartCommands = {
  setQuantity: (product, qty, origin) => currentPlatform().cart.setQuantity(product, qty, origin),
  add: (product, qty, origin) => currentPlatform().cart.add(product, qty, origin),
  settle: () => currentPlatform().cart.settle(),
  refresh: () => currentPlatform().cart.refresh(),
  terms: () => currentPlatform().cart.terms(),
  accept: (detail) => currentPlatform().cart.accept(detail),
  dismissConflicts: () => currentPlatform().cart.dismissConflicts(),
  clear: (reason, orderNumber) => currentPlatform().cart.clear(reason, orderNumber),
}
