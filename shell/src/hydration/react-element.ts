/** React leaves its mark on elements that it has taken over, or is about to. */
export const isTakenOver = (element: Element): boolean => keyOf(element, '__reactFiber$') !== undefined

const keyOf = (element: Element, beginning: string) => Object.keys(element).find((key) => key.startsWith(beginning))

/** What an element was last rendered with, and where React keeps that. */
function propsOf(element: Element) {
  const key = keyOf(element, '__reactProps$') ?? ''
  const props: object = Object(Reflect.get(element, key))
  return { key, props }
}

/** What React believes of an element; `undefined` where that is the browser's alone. */
export const believed = (element: Element, name: 'value' | 'checked'): unknown =>
  Reflect.get(propsOf(element).props, name)

/**
 * Does something to an element and answers whether its handler ran: between its mark and the moment that it shows an
 * element, which a part that is still to come may delay, React hears of nothing. It may come to that moment by what is
 * done here, with props that it reads anew. Without a handler nothing is waited for.
 */
export function isHeard(element: Element, name: 'onClick' | 'onChange', act: () => void): boolean {
  const { key, props } = propsOf(element)
  if (typeof Reflect.get(props, name) !== 'function' || element.matches(':disabled')) {
    act()
    return true
  }
  let hasRun = false
  const listeningTo = (given: object) => ({
    ...given,
    [name](event: unknown) {
      hasRun = true
      const handler: unknown = Reflect.get(given, name)
      if (typeof handler === 'function') handler(event)
    },
  })
  let known = props
  let listening = listeningTo(props)
  Object.defineProperty(element, key, {
    configurable: true,
    enumerable: true,
    get: () => listening,
    set(given: object) {
      known = given
      listening = listeningTo(given)
    },
  })
  act()
  Object.defineProperty(element, key, { configurable: true, enumerable: true, writable: true, value: known })
  return hasRun
}
