import { onceMoved } from '@aisle/ui/once-moved'
import { useEffect, useState } from 'react'

/** Whether the shopper has done anything on this page: until then nothing is asked of the store for them. */
export function useHasMoved(): boolean {
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => onceMoved(() => setHasMoved(true)), [])
  return hasMoved
}
