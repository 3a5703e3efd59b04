import { cart, type CartOrigin, type CartProduct, lineKeyOf, linesFor, toast, usePlatform } from '@aisle/platform'

/**
 * Takes a product out of the cart at once, and offers to bring it back with every choice made for it (ADR 25). What brings
 * it back is loaded when somebody wants it.
 */
export function useTakeOut(): (product: CartProduct, qty: number, origin: CartOrigin) => void {
  const { store } = usePlatform().cart
  return (product, qty, origin) => {
    const [line, ...others] = linesFor(store.getState().detail, product)
    const again = () => cart.setQuantity(product, qty, origin)
    const undo = async () => {
      await cart.settle()
      const { detail, wanted } = store.getState()
      if (!line || others.length > 0) return again()
      if (linesFor(detail, product).some(({ orderLineItemID }) => orderLineItemID === line.orderLineItemID)) {
        // Without a connection it is still to go; without an answer it has stayed.
        return lineKeyOf(product) in wanted ? again() : undefined
      }
      await import('./bring-back.ts').then(({ bringBack }) => bringBack(line.orderLineItemID), again)
    }
    cart.setQuantity(product, 0, origin)
    toast('success', `${product.title} removed`, { action: { label: 'Undo', run: () => void undo() } })
  }
}
