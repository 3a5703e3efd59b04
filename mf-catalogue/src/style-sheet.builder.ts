/** What the style sheet says of an element, by the width in px of the window from which it says so. */
export function stylesByWidth(element: Element, property: string): readonly (readonly [number, string])[] {
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  const classes = [...element.classList].map((name) => `\\.${name}`).join('|')
  const rule = new RegExp(`(?:@media \\(min-width: ?(\\d+)px\\) ?\\{)?(?:${classes}) ?\\{([^}]*)\\}`, 'g')
  return [...css.matchAll(rule)].flatMap(([, width, body]) => {
    // What is said last counts.
    const value = [...(body ?? '').matchAll(new RegExp(`(?:^|;)\\s*${property}: ?([^;]+)`, 'g'))].at(-1)?.[1]
    return value ? [[Number(width ?? 0), value] as const] : []
  })
}
