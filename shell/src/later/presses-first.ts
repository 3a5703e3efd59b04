import { notifyManager } from '@tanstack/react-query'

/** Milliseconds for which a press holds answers of the store back at most. */
const LONGEST = 600

/**
 * What the store answers while something is pressed is shown behind what the press leads to: it would be rendered and
 * painted before it, and could move what lies under the finger.
 */
export function putPressesFirst(signal?: AbortSignal): void {
  let held: (() => void)[] | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  const release = () => {
    clearTimeout(patience)
    const due = held ?? []
    held = undefined
    for (const tell of due) setTimeout(tell)
  }
  const hold = () => {
    clearTimeout(patience)
    cancelAnimationFrame(frame)
    held ??= []
    patience = setTimeout(release, LONGEST)
  }
  // The first frame may still be one of what was pressed.
  const releasePainted = () => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(release)
    })
  }

  notifyManager.setScheduler((tell) => void (held ? held.push(tell) : setTimeout(tell)))
  const options = { capture: true, passive: true, ...(signal ? { signal } : {}) }
  addEventListener('pointerdown', hold, options)
  addEventListener('pointerup', releasePainted, options)
  // A finger that scrolls presses nothing.
  addEventListener('pointercancel', release, options)
}
