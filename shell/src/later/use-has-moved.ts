import { whenMoved } from '@aisle/ui/when-moved'
import { startTransition, useEffect, useState } from 'react'

/** Whether the shopper has done anything on this page: until then nothing is asked of the store for them. */
export function useHasMoved(): boolean {
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => {
    let isHere = true
    void whenMoved().then(() => {
      if (isHere) startTransition(() => setHasMoved(true))
    })
    return () => {
      isHere = false
    }
  }, [])
  return hasMoved
}
