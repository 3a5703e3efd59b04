import { EARLY_CLICKS } from '@aisle/contract'

/** Milliseconds between looks at what still waits for its code. */
const INTERVAL = 50

type Options = {
  readonly root: HTMLElement
  /** Whether the code of the page does not come: what was pressed in it will do nothing. */
  readonly isStuck: () => boolean
  readonly onStuck: () => void
}

/**
 * Gives pages that the server rendered what a shopper did before their code was there: buttons that were pressed are
 * pressed again, text that was typed is typed again, each as soon as React has taken it over.
 */
export function replayEarlyInput({ root, isStuck, onStuck }: Options): void {
  const waiting = new Map<HTMLElement, () => boolean>()

  const isDone = (element: HTMLElement, replay: () => boolean) => {
    if (!element.isConnected) successorOf(element)?.click()
    else if (isTakenOver(element)) return replay()
    else if (isStuck()) onStuck()
    else return false
    return true
  }
  const look = () => {
    for (const [element, replay] of waiting) {
      if (!isDone(element, replay)) continue
      waiting.delete(element)
      element.removeAttribute('aria-busy')
    }
    if (waiting.size > 0) setTimeout(look, INTERVAL)
  }
  const wait = (element: HTMLElement, replay: () => boolean) => {
    waiting.set(element, replay)
    if (waiting.size === 1) setTimeout(look)
  }
  const waitForClick = (button: unknown) => {
    if (button instanceof HTMLElement) wait(button, () => press(button))
  }

  const waitForText = (field: HTMLInputElement) => {
    const typed = field.value
    wait(field, () => isInStep(field) || type(field, typed))
  }

  for (const field of root.querySelectorAll('input')) if (field.value !== field.defaultValue) waitForText(field)
  root.addEventListener('input', ({ target, isTrusted }) => {
    if (isTrusted && target instanceof HTMLInputElement) waitForText(target)
  })
  const early: unknown = Reflect.get(globalThis, EARLY_CLICKS)
  if (Array.isArray(early)) early.forEach(waitForClick)
  Reflect.set(globalThis, EARLY_CLICKS, { push: waitForClick })
}

/** What does the same in place of a button that is gone: what the shopper has already in the cart has a plus. */
const successorOf = ({ dataset: { action } }: HTMLElement) =>
  action === undefined ? null : document.querySelector<HTMLElement>(`[data-action="${CSS.escape(action)}"]`)

/** React leaves its mark on elements that it has taken over, or is about to. */
const isTakenOver = (element: HTMLElement) => keyOf(element, '__reactFiber$') !== undefined

const keyOf = (element: HTMLElement, beginning: string) => Object.keys(element).find((key) => key.startsWith(beginning))

/** What an element was last rendered with, and where React keeps that. */
function propsOf(element: HTMLElement) {
  const key = keyOf(element, '__reactProps$') ?? ''
  const props: object = Object(Reflect.get(element, key))
  return { key, props }
}

/**
 * Presses a button and answers whether its handler ran: between its mark and the moment that it shows an element, which
 * a part that is still to come may delay, React hears of no press.
 */
function press(button: HTMLElement): boolean {
  const { key, props } = propsOf(button)
  const onClick: unknown = Reflect.get(props, 'onClick')
  if (typeof onClick !== 'function' || button.matches(':disabled')) {
    button.click()
    return true
  }
  let isHeard = false
  const listening = {
    ...props,
    onClick(event: unknown) {
      isHeard = true
      onClick(event)
    },
  }
  Reflect.set(button, key, listening)
  button.click()
  if (Reflect.get(button, key) === listening) Reflect.set(button, key, props)
  return isHeard
}

/** Whether a field shows what React believes; the text of others is the browser's alone. */
function isInStep(field: HTMLInputElement): boolean {
  const believed: unknown = Reflect.get(propsOf(field).props, 'value')
  return believed === undefined || believed === field.value
}

/** Types a text again and answers whether React heard: of a value that was not set through the element itself it does. */
function type(field: HTMLInputElement, text: string): boolean {
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return isInStep(field)
}
