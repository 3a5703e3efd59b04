import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * A ref, and whether its element is near: from when it is seen or, once the shopper has scrolled, is within a screen’s
 * height of being seen. A first view asks for nothing that it does not show, and scrolling finds things there.
 */
export function useNearby<E extends HTMLElement = HTMLDivElement>(): readonly [RefObject<E | null>, boolean] {
  const place = useRef<E>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let observer: IntersectionObserver | undefined
    const watch = (rootMargin: string) => {
      observer?.disconnect()
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
        },
        { rootMargin },
      )
      observer.observe(element)
    }
    const lookFurther = () => watch('100% 0px')
    watch('0px')
    addEventListener('scroll', lookFurther, { capture: true, passive: true, once: true })
    return () => {
      removeEventListener('scroll', lookFurther, { capture: true })
      observer?.disconnect()
    }
  }, [])
  return [place, isNear]
}
