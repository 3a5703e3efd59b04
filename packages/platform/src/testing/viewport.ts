import { afterEach } from 'vitest'

/** CSS pixels: a width on either side of the store's large screens, which begin at 1024. */
export const viewportWidth = { phone: 390, desktop: 1440 } as const

type Viewport = { readonly width: number; readonly height: number }
type TestPage = { setViewport(viewport: Partial<Viewport>): void }
declare global {
  var happyDOM: TestPage | undefined
}

let before: Viewport | undefined

/** Shows the rest of a test at a width, so that the style sheets' media queries hold; the next test has the page's own. */
export function setViewport(width: number) {
  if (!globalThis.happyDOM) throw new Error('There is no viewport to set')
  before ??= { width: innerWidth, height: innerHeight }
  globalThis.happyDOM.setViewport({ width })
}

afterEach(() => {
  if (before) globalThis.happyDOM?.setViewport(before)
  before = undefined
})
