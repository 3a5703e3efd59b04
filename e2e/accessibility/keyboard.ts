import { expect, type Locator, type Page } from '@playwright/test'

/** Stops on a page until something is surely not to be reached. */
const FAR = 150

/** Somebody with a keyboard and nothing else, who wants to see where they are. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Tabs until the focus is on it. Every stop on the way must show that it has the focus. */
  async reach(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await expect(target).toBeAttached()
    for (let stops = 0; stops < FAR; stops += 1) {
      await this.press(key)
      expect(await this.#page.evaluate(hiddenFocus)).toBe('')
      if (await target.evaluate(hasFocus)) return
    }
    throw new Error(`The keyboard does not reach ${target}.`)
  }

  async open(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await this.reach(target, key)
    await this.press('Enter')
  }

  /** Goes into a field that is reached by Tab, and writes. */
  async write(target: Locator, text: string) {
    await this.reach(target)
    await this.#page.keyboard.type(text)
  }

  /** Goes into a group of radio buttons and on with the arrows until this one is chosen. */
  async choose(radio: Locator, group: Locator) {
    await this.reach(group.locator('input:is(:checked, :not(:disabled))').first())
    await this.press('Space')
    for (let stops = 0; stops < FAR && !(await radio.isChecked()); stops += 1) await this.press('ArrowDown')
    await expect(radio).toBeFocused()
    expect(await this.#page.evaluate(hiddenFocus)).toBe('')
  }

  /** A page that was opened has the focus: on its heading, or on the whole where that was still to come. */
  async isAtTop() {
    const main = this.#page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await expect.poll(async () => (await main.evaluate(hasFocus)) || (await heading.evaluate(hasFocus))).toBe(true)
  }

  async press(key: string) {
    await this.#page.keyboard.press(key)
  }
}

const hasFocus = (element: Element) =>
  element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element

/** What has the focus without showing it (WCAG 2.2, 2.4.7), or under something else (2.4.11); nothing if all is well. */
function hiddenFocus(): string {
  const focused = document.activeElement
  // A frame shows the focus inside.
  if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return ''
  const name = focused.cloneNode()
  const said = name instanceof Element ? name.outerHTML.slice(0, 160) : ''
  const hasOutline = [undefined, '::after']
    .map((part) => getComputedStyle(focused, part))
    .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
  if (!hasOutline) return `No outline: ${said}`
  const { left, top, width, height } = focused.getBoundingClientRect()
  const places = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
  )
  const isInSight = places.some(([x, y]) => {
    const seen = document.elementFromPoint(x, y)
    return seen !== null && (seen === focused || focused.contains(seen) || seen.contains(focused))
  })
  return isInSight ? '' : `Out of sight: ${said}`
}
