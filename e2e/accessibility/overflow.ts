import { expect, type Page } from '@playwright/test'

/** CSS pixels: the narrowest window (WCAG 2.2, 1.4.10), a window of 1280 × 900 at 200 %, tablets, and a wide one. */
const windows = [
  { name: '320 px', width: 320, height: 640 },
  { name: '200 % zoom', width: 640, height: 450 },
  // Where the forms of a page change each is as narrow as it gets.
  { name: '768 px', width: 768, height: 1024 },
  { name: '1024 px', width: 1024, height: 768 },
  { name: '1920 px', width: 1920, height: 1080 },
] as const

/** What is wider than the window in those sizes; the window is as before afterwards. */
export async function overflows(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  const found: string[] = []
  for (const { name, width, height } of windows) {
    await page.setViewportSize({ width, height })
    const wide = await settled(() => tooWide(page))
    if (wide.length > 0) found.push(`${name}: ${wide.join(' | ')}`)
  }
  await page.setViewportSize(before)
  return found
}

/** The page takes a moment to find its new form. */
async function settled(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    await expect.poll(look, { timeout: 1_500 }).toEqual([])
    return []
  } catch {
    // What is still too wide is found by this look, which also fails where the page cannot be looked at.
    return await look()
  }
}

/** What is too wide in the window as it is, once the page has found its form. */
export const widerThanWindow = (page: Page): Promise<readonly string[]> => settled(() => tooWide(page))

/** By how much the page is too wide, and what sticks out. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .slice(0, 4)
      .map((element) => element.cloneNode())
      .map((element) => (element instanceof Element ? element.outerHTML.slice(0, 100) : ''))
    return [`${scrollWidth - clientWidth} px`, ...culprits]
  })
