import { notifyManager } from '@tanstack/react-query'

/** Milliseconds for which a press holds answers of the store back at most. */
const LONGEST = 600

/**
 * What the store answers while something is pressed is shown behind what the press leads to: it would be rendered and
 * painted before it, and could move what lies under the finger. What the press itself changes is shown at once.
 */
export function putPressesFirst(signal?: AbortSignal): void {
  const held: (() => void)[] = []
  let isPressed = false
  let patience: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  const release = () => {
    isPressed = false
    clearTimeout(patience)
    for (const tell of held.splice(0)) setTimeout(tell)
  }
  const begin = () => {
    cancelAnimationFrame(frame)
    clearTimeout(patience)
    isPressed = true
    patience = setTimeout(release, LONGEST)
  }
  // The first frame may still be one of what was pressed.
  const releasePainted = () => {
    isPressed = false
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(release)
    })
  }

  notifyManager.setScheduler((tell) => void (isPressed ? held.push(tell) : setTimeout(tell)))
  const options = { capture: true, passive: true, ...(signal ? { signal } : {}) }
  addEventListener('pointerdown', begin, options)
  addEventListener('pointerup', releasePainted, options)
  // A finger that scrolls presses nothing.
  addEventListener('pointercancel', release, options)
}
