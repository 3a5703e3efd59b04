/**
 * Makes an update of React that is rendered before the transitions that are under way. One that is made in a timer waits
 * for them, and before one that is made in a click is painted, all effects run; what a scroll leads to does neither.
 */
export function aheadOfTransitions(update: () => void): void {
  const target = new EventTarget()
  target.addEventListener('scroll', update)
  target.dispatchEvent(new Event('scroll'))
}
