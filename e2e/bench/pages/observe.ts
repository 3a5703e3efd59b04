/** What a page saw of its own loading. Milliseconds; layout shift is a score. */
export type Observed = {
  readonly fcp: number
  readonly lcp: number
  /** The largest element, for people. */
  readonly lcpElement: string
  readonly tbt: number
  readonly cls: number
}

/** Runs in the page before any of its scripts: keeps what the browser tells of paints, shifts and long tasks. */
export function observe(): void {
  type Seen = {
    fcp: number
    lcp: number
    lcpElement: string
    tasks: [start: number, duration: number][]
    shifts: [at: number, score: number][]
  }
  const seen: Seen = { fcp: 0, lcp: 0, lcpElement: '', tasks: [], shifts: [] }
  Reflect.set(globalThis, 'seen', seen)
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  const describe = (element: unknown) => {
    if (!(element instanceof Element)) return 'one that is gone'
    const file = element instanceof HTMLImageElement ? new URL(element.currentSrc || element.src).pathname : ''
    const text = file.split('/').at(-1) || element.textContent?.trim().replaceAll(/\s+/g, ' ')
    return `${element.tagName.toLowerCase()} ${text?.slice(0, 28)}`
  }

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
    seen.lcpElement = describe(Reflect.get(entry, 'element'))
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  watch('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) seen.shifts.push([entry.startTime, Reflect.get(entry, 'value')])
  })
}

/** Runs in the page once it is quiet. Shifts count by session window: at most 5 s long, gaps below 1 s. */
export function summarize(): Observed {
  type Seen = { fcp: number; lcp: number; lcpElement: string; tasks: [number, number][]; shifts: [number, number][] }
  const seen: Seen = Reflect.get(globalThis, 'seen')
  // What lies before the first paint blocks nobody.
  const tbt = seen.tasks
    .map(([start, duration]) => start + duration - Math.max(start, seen.fcp))
    .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0)
  let cls = 0
  let window = { from: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 }
  for (const [at, score] of seen.shifts) {
    const isSame = at - window.last < 1000 && at - window.from < 5000
    window = isSame ? { ...window, last: at, sum: window.sum + score } : { from: at, last: at, sum: score }
    cls = Math.max(cls, window.sum)
  }
  return { fcp: seen.fcp, lcp: seen.lcp, lcpElement: seen.lcpElement, tbt, cls }
}
