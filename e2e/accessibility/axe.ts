import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  // Frames are looked at one by one: those of other origins would not answer.
  iframes: false,
}

/** What breaks WCAG 2.2 AA on the page as it stands and in its frames, each with its first places. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const frame of page.frames()) found.push(...(await violationsIn(frame)))
  return found
}

async function violationsIn(frame: Frame): Promise<readonly string[]> {
  await frame.evaluate(source)
  const { violations } = await frame.evaluate(
    (given): Promise<AxeResults> => Reflect.get(globalThis, 'axe').run(document, given),
    options,
  )
  return violations.map(({ id, help, nodes }) => {
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
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity
    const ending = document.getAnimations().filter((animation) => !endless(animation))
    // One that is cancelled is over, too.
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)))
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'relative'
    }
  })
