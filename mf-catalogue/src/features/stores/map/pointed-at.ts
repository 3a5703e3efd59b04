import type { PointerEvent } from 'react'
import type { MarkedStore } from './mapped-stores.rules.ts'

/** Marks a store while a mouse is over it. A finger that is lifted leaves what it has asked for marked. */
export const markedWhilePointedAt = (locationId: string, onMark: (marked: MarkedStore | undefined) => void) => {
  const ifMouse = (marked: MarkedStore | undefined) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onMark(marked)
  }
  return { onPointerEnter: ifMouse({ locationId, isWanted: false }), onPointerLeave: ifMouse(undefined) }
}
