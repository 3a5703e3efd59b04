import { EARLY_CLICKS } from '@aisle/contract'
import { earlyChoice, restoredChoices } from './early-choice.ts'
import { believed, isHeard, isTakenOver } from './react-element.ts'

/** Milliseconds between looks at what still waits for its code. */
const INTERVAL = 50

type Options = {
  readonly root: HTMLElement
  /** Whether the code of the page does not come: what was pressed in it will do nothing. */
  readonly isStuck: () => boolean
  readonly onStuck: () => void
}

type Waiting = {
  readonly kind: 'press' | 'choice' | 'text'
  readonly element: HTMLElement
  /** Does it again, and answers whether React heard. */
  readonly replay: () => boolean
}

/**
 * Gives pages that the server rendered what a shopper did before their code was there: buttons that were pressed are
 * pressed again, choices are made and text is typed again, each as soon as React has taken it over. What is pressed or
 * chosen waits for the choices before it: it was meant with them.
 */
export function replayEarlyInput({ root, isStuck, onStuck }: Options): void {
  const waiting = new Set<Waiting>()
  let last: Waiting | undefined
  let isReplaying = false

  const isDone = ({ element, replay }: Waiting) => {
    if (!element.isConnected) successorOf(element)?.click()
    else if (isTakenOver(element)) return replay()
    else if (isStuck()) onStuck()
    else return false
    return true
  }
  const look = () => {
    let isChoosing = false
    for (const one of waiting) {
      if (isChoosing && one.kind !== 'text') continue
      // Each choice is shown before the next one is made, which may depend on it.
      isChoosing ||= one.kind === 'choice'
      isReplaying = true
      const isOver = isDone(one)
      isReplaying = false
      if (!isOver) continue
      waiting.delete(one)
      one.element.removeAttribute('aria-busy')
    }
    if (waiting.size > 0) setTimeout(look, INTERVAL)
  }
  const wait = (one: Waiting) => {
    if (waiting.size === 0) setTimeout(look)
    waiting.add(one)
    if (one.kind !== 'text') last = one
  }
  const waitForText = (element: HTMLInputElement) => {
    const typed = element.value
    for (const one of waiting) if (one.kind === 'text' && one.element === element) waiting.delete(one)
    wait({ kind: 'text', element, replay: () => isInStep(element) || type(element, typed) })
  }
  const waitForChoice = (element: unknown, choice: unknown) => {
    const replay = earlyChoice(element, choice)
    if (replay && element instanceof HTMLElement) wait({ kind: 'choice', element, replay })
  }
  const heed = (early: unknown) => {
    if (Array.isArray(early)) return waitForChoice(early[0], early[1])
    if (!(early instanceof HTMLElement)) return
    // A button that does nothing yet is pressed again and meant once.
    if (last && waiting.has(last) && last.kind === 'press' && last.element === early) return
    wait({ kind: 'press', element: early, replay: () => isHeard(early, 'onClick', () => early.click()) })
  }

  for (const field of root.querySelectorAll('input')) if (field.value !== field.defaultValue) waitForText(field)
  root.addEventListener('input', ({ target, isTrusted }) => {
    if (isTrusted && target instanceof HTMLInputElement) waitForText(target)
  })
  const known: unknown = Reflect.get(globalThis, EARLY_CLICKS)
  const early: readonly unknown[] = Array.isArray(known) ? known : []
  const isKnown = (field: Element) => early.some((one) => Array.isArray(one) && one[0] === field)
  for (const choice of restoredChoices(root)) if (!isKnown(choice[0])) heed(choice)
  early.forEach(heed)
  Reflect.set(globalThis, EARLY_CLICKS, { push: heed })
  // React takes a part over at a press, if it can, and would hear this one; what waits is pressed again.
  globalThis.addEventListener('click', stopWaiting, true)

  function stopWaiting(event: Event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    const isWaiting = [...waiting].some(({ kind, element }) => kind === 'press' && element === button)
    if (isWaiting && !isReplaying) event.stopPropagation()
  }
}

/** What does the same in place of a button that is gone: what the shopper has already in the cart has a plus. */
const successorOf = ({ dataset: { action } }: HTMLElement) =>
  action === undefined ? null : document.querySelector<HTMLElement>(`[data-action="${CSS.escape(action)}"]`)

/** Whether a field shows what React believes; the text of others is the browser's alone. */
function isInStep(field: HTMLInputElement): boolean {
  const value = believed(field, 'value')
  return value === undefined || value === field.value
}

/** Types a text again and answers whether React heard: of a value that was not set through the element itself it does. */
function type(field: HTMLInputElement, text: string): boolean {
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return isInStep(field)
}
