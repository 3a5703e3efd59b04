import type { Page } from '@playwright/test'

type Shift = {
  readonly score: number
  readonly moved: readonly string[]
  /** Something of the page itself was moved, not only of what stands around every page. */
  readonly isInMain: boolean
}

/** Has every page that is opened from now on keep what moves in it, or only inside `main`; answers how to ask for that. */
export async function watchShifts(page: Page, where: 'everywhere' | 'main' = 'everywhere') {
  await page.addInitScript(keepShifts)
  return async () => {
    const all: readonly Shift[] = await page.evaluate(() => Reflect.get(globalThis, 'shifts'))
    const shifts = all.filter(({ isInMain }) => where === 'everywhere' || isInMain)
    const score = shifts.reduce((sum, shift) => sum + shift.score, 0)
    return { score, moved: shifts.flatMap((shift) => shift.moved).join(' | ') }
  }
}

/** Runs in the page before any of its scripts: keeps what moved without anybody having touched anything, and what it was. */
function keepShifts(): void {
  type Source = { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }
  const shifts: Shift[] = []
  Reflect.set(globalThis, 'shifts', shifts)
  const elementOf = ({ node }: Source) => (node instanceof Element ? node : node?.parentElement)
  const nameOf = (source: Source) => {
    const { previousRect: from, currentRect: to } = source
    const element = elementOf(source)
    const text = element?.textContent?.trim().slice(0, 30)
    return `${element?.tagName.toLowerCase()} ${text} from ${Math.round(from.top)} to ${Math.round(to.top)} px`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') === true) continue
      const sources: readonly Source[] = Reflect.get(entry, 'sources')
      shifts.push({
        score: Reflect.get(entry, 'value'),
        moved: sources.map(nameOf),
        isInMain: sources.some((source) => elementOf(source)?.closest('main')),
      })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
