import type { Locator, Page } from '@playwright/test'

/** Milliseconds that a finger or a mouse button stays down. */
const PRESS = 80
/** Milliseconds that a shopper looks at what came into view before pressing, and longer while something is loaded. */
const LOOK = 1000
/** The longest that an answer may take. */
const PATIENCE = 30_000

/** How many products of a list a shopper opens, or adds, in one visit. */
export const PRODUCTS = 3

/**
 * What a shopper presses once the page is quiet, several times; gives the milliseconds from each click until its answer
 * is painted.
 */
export type Press = (page: Page, quiet: () => Promise<void>) => Promise<readonly number[]>

/** Presses the first products of a list, and goes back behind each; its page's title and picture are the answer. */
export const openProducts: Press = async (page, quiet) => {
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  return await inOrder(PRODUCTS, async (place) => {
    if (place > 0) await page.goBack()
    const link = links.nth(place)
    const title = (await link.textContent())?.trim()
    if (!title) throw new Error('no product is listed')
    return await pressAndWait(page, link, { shows: 'product', title, patience: PATIENCE }, quiet)
  })
}

/** Adds the first products that can be had; the quantity of each is the answer. */
export const addToCart =
  (products: number): Press =>
  async (page, quiet) => {
    // Of those that were added, the button is gone.
    const next = page
      .getByRole('main')
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
    const awaited = { shows: 'quantity', title: '', patience: PATIENCE } as const
    return await inOrder(products, () => pressAndWait(page, next, awaited, quiet))
  }

async function inOrder(times: number, press: (place: number) => Promise<number>): Promise<readonly number[]> {
  const answers: number[] = []
  for (let place = 0; place < times; place += 1) answers.push(await press(place))
  return answers
}

type Awaited = { readonly shows: 'product' | 'quantity'; readonly title: string; readonly patience: number }

async function pressAndWait(page: Page, target: Locator, awaited: Awaited, quiet: () => Promise<void>) {
  await target.scrollIntoViewIfNeeded()
  // Scrolling brings rows and pictures near, which are loaded behind it.
  await page.waitForTimeout(LOOK)
  await quiet()
  const painted = page.evaluate(whenPainted, awaited)
  await target.click({ delay: PRESS })
  return await painted
}

/** Runs in the page: milliseconds from the next click until what is awaited has been painted. */
function whenPainted({ shows, title, patience }: Awaited): Promise<number> {
  const hasPicture = () =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].some((image) => {
      const { width, top, bottom } = image.getBoundingClientRect()
      return width >= 100 && bottom > 0 && top < innerHeight && image.complete && image.naturalWidth > 0
    })
  const countQuantities = () => document.querySelectorAll('main [role="spinbutton"]').length
  const quantities = countQuantities()
  const isShown = () =>
    shows === 'product'
      ? document.querySelector('main h1')?.textContent?.trim() === title && hasPicture()
      : countQuantities() > quantities
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => reject(new Error(`no ${shows} was shown within ${patience} ms`)), patience)
    const watch = (start: number) => {
      if (!isShown()) return void requestAnimationFrame(() => watch(start))
      clearTimeout(deadline)
      // Behind the frame that paints it, and before what the page has left for later.
      void scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' })
    }
    const begin = ({ timeStamp }: MouseEvent) => requestAnimationFrame(() => watch(timeStamp))
    addEventListener('click', begin, { capture: true, once: true })
  })
}
