import { linkTo, useGo, usePlatform } from '@aisle/platform'
import { useEffect, useEffectEvent } from 'react'

/** Whose slot is gone goes on in the cart, which says why (spec 2 §8). */
export function useLostSlots(): void {
  const go = useGo()
  const { bus } = usePlatform()
  const goToCart = useEffectEvent(() => {
    const path = linkTo('cart')
    if (path) void go(path)
  })
  useEffect(() => {
    const ending = new AbortController()
    bus.on('slot.lost', () => goToCart(), { signal: ending.signal })
    return () => ending.abort()
  }, [bus])
}
