import type { Page } from '@playwright/test'

/** Milliseconds that nobody sees: what moves no longer than that is there at once. */
const UNSEEN = 10

/** Has every page of this tab note what moves although its reader asked for nothing to. */
export async function watchMovements(page: Page): Promise<void> {
  await page.addInitScript(watch, UNSEEN)
}

/** What has moved on this page since it was opened, with its element. */
export const movements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...new Set<string>(Reflect.get(globalThis, 'movements') ?? [])])

function watch(unseen: number): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const noted: string[] = []
  Reflect.set(globalThis, 'movements', noted)
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    for (const animation of target.getAnimations()) {
      if (Number(animation.effect?.getComputedTiming().endTime ?? 0) <= unseen) continue
      const name = Reflect.get(animation, 'animationName') ?? Reflect.get(animation, 'transitionProperty')
      const empty = target.cloneNode()
      noted.push(`${name} of ${empty instanceof Element ? empty.outerHTML.slice(0, 100) : ''}`)
    }
  }
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, note, true)
}
