import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'
import { savesData } from './saves-data.ts'
import { whenMoved } from './when-moved.ts'

/**
 * What a first view can do without: shown once the shopper has moved and the page rests, and nothing until its code is
 * there. Whoever saves data has not asked for it, and finds the same on the next page.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    if (savesData()) return
    let isHere = true
    void whenMoved().then(() => {
      if (isHere) startTransition(() => setIsLater(true))
    })
    return () => {
      isHere = false
    }
  }, [])
  return isLater ? <Suspense>{children}</Suspense> : null
}
