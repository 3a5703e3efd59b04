import type { Browser, Page } from '@playwright/test'
import { RENDERED_ATTRIBUTE } from '@aisle/contract'
import { keepPage } from './keep-page.ts'
import { type PageUnderBench, pagesUnderBench } from './pages-under-bench.ts'
import { originOfShop, type Shop } from './shops.ts'
import { cookieHeader, type StorageState } from './shopper.ts'
import { watchTroubles } from './troubles.ts'

/**
 * Opens each page in each store: rendered by the server, taken over without a complaint, and the same to read and to
 * press. What differs is not compared. @throws Error that names the page
 */
export async function requireSameShop(browser: Browser, shops: readonly Shop[], storageState: StorageState) {
  for (const page of pagesUnderBench) {
    const [first, ...others] = await Promise.all(shops.map((shop) => contentOf(browser, shop, page, storageState)))
    const other = others.find((content) => content !== first)
    if (first === undefined || other === undefined) continue
    const place = [...first].findIndex((letter, index) => letter !== other[index])
    const around = (text: string) => JSON.stringify(text.slice(Math.max(0, place - 40), place + 40))
    throw new Error(`The ${page.name} page is not the same in both stores: ${around(first)} and ${around(other)}.`)
  }
}

/** How often a page is asked for until it comes rendered: on a busy machine a gateway's first ones miss its budget. */
const MOST_VISITS = 10
/** Milliseconds between them: right after a start a page may take longer to make than its reader is let wait. */
const PAUSE = 1_000

async function contentOf(browser: Browser, shop: Shop, { name, path, heading }: PageUnderBench, state: StorageState) {
  const context = await browser.newContext({ baseURL: originOfShop(shop), storageState: state })
  try {
    // The first page of a gateway goes out before its render thread has all the code.
    await keepPage(shop, path, cookieHeader(state))
    const page = await context.newPage()
    const troubles = watchTroubles(page)
    await openRendered(page, path)
    await page.getByRole('main').getByRole('heading', { name: heading }).first().waitFor()
    await page.waitForFunction(isTakenOver)
    await page.evaluate(settle)
    const content = await readContent(page)
    if (troubles.length > 0) throw new Error(troubles.join('; '))
    return content
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The ${name} page of the ${shop.name} store failed: ${reason}`, { cause })
  } finally {
    await context.close()
  }
}

async function openRendered(page: Page, path: string) {
  for (let visit = 0; visit < MOST_VISITS; visit += 1) {
    const answer = await page.goto(path, { waitUntil: 'load' })
    if ((await answer?.text())?.includes(` ${RENDERED_ATTRIBUTE}`)) return
    await page.waitForTimeout(PAUSE)
  }
  throw new Error('it was not rendered by the server')
}

/** Runs in the page: React has marked the links of the page's content. */
function isTakenOver(): boolean {
  const links = [...document.querySelectorAll('main a')]
  return links.length > 0 && links.every((link) => Object.keys(link).some((key) => key.startsWith('__reactFiber$')))
}

/** Runs in the page: its effects, which name the tab among other things, follow when it has been taken over. */
const settle = () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300)))

/** What there is to read, to press and to look at. */
const readContent = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const count = (selector: string) => `${selector}: ${document.querySelectorAll(`main ${selector}`).length}`
    return [document.title, document.querySelector('main')?.innerText, ...['a', 'button', 'img'].map(count)].join('\n')
  })
