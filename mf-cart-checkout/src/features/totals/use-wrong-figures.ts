import type { CartDetail } from '@aisle/api/cart-detail'
import { report } from '@aisle/platform'
import { useEffect, useMemo } from 'react'
import { wrongFigures } from './check-totals.rules.ts'

/** Whether the figures of the cart do not add up. The store is told of it, once for each version of the cart. */
export function useWrongFigures(cart: CartDetail): boolean {
  const figures = useMemo(() => wrongFigures(cart).join(', '), [cart])
  const { version } = cart
  useEffect(() => {
    if (figures === '') return
    report({
      kind: 'money-mismatch',
      remote: 'mf-cart-checkout',
      part: 'checkout',
      message: `Version ${version}: ${figures}`,
    })
  }, [figures, version])
  return figures !== ''
}
