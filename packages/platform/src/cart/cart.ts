import { useStore } from 'zustand/react'
import { currentPlatform, usePlatform } from '../platform.tsx'
import { countItems, quantityOf } from './cart.rules.ts'
import type { CartCommands, CartState } from './cart.types.ts'

/** Reads the cart with a selector that gives primitives or parts of the state. */
export const useCart = <T>(select: (state: CartState) => T): T => useStore(usePlatform().cart.store, select)

/** Items in the cart, edits under way included. */
export const useCartCount = (): number => useCart(countItems)

/** How many of a product are in the cart, edits under way included. */
export const useQuantityInCart = (productId: string): number => useCart((state) => quantityOf(state, productId))

export const cart: CartCommands = {
  setQuantity: (product, qty, origin) => currentPlatform().cart.setQuantity(product, qty, origin),
  add: (product, qty, origin) => currentPlatform().cart.add(product, qty, origin),
  settle: () => currentPlatform().cart.settle(),
  refresh: () => currentPlatform().cart.refresh(),
  accept: (detail) => currentPlatform().cart.accept(detail),
  clear: (reason) => currentPlatform().cart.clear(reason),
}
