import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
}

/** What breaks WCAG 2.2 AA on the page as it stands, each with its first places. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(source)
  const results = await page.evaluate(
    (given): Promise<AxeResults> => Reflect.get(globalThis, 'axe').run(document, given),
    options,
  )
  return results.violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 120)}`)
    return `${id}: ${help} (${nodes.length})\n  ${places.join('\n  ')}`
  })
}

/**
 * Waits for everything on the page: what fades in or is loaded late is part of it. Bars that stick are put in their
 * place in the page, because what they cover for now is no smaller a target.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo(0, 0)
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'relative'
    }
  })

/** Pixels by which the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
