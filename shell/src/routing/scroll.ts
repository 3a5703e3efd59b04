const STORAGE_KEY = 'aisle:scroll'
/** Milliseconds that a page has to become as long as it was. */
const RESTORE_TIME = 1_500

const positions = new Map<string, number>(readPositions())
let currentKey = 'default'

/** Remembers how far down each entry of the history was. The browser's own memory does not wait for content. */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => positions.set(currentKey, scrollY), { passive: true })
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-50)))
    } catch {
      // blocked storage: positions last as long as the page
    }
  })
}

type Target = { readonly key: string; readonly hash: string; readonly isBack: boolean }

/** Goes where a visit belongs: the anchor, the remembered place on the way back, the top. */
export function restoreScroll({ key, hash, isBack }: Target): void {
  currentKey = key
  const wanted = isBack ? (positions.get(key) ?? 0) : 0
  const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (anchor) anchor.scrollIntoView()
  else if (wanted === 0) scrollTo(0, 0)
  else scrollWhenLongEnough(wanted)
}

function scrollWhenLongEnough(wanted: number) {
  const until = performance.now() + RESTORE_TIME
  const stop = new AbortController()
  for (const name of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(name, () => stop.abort(), { once: true, passive: true, signal: stop.signal })
  }
  const attempt = () => {
    if (stop.signal.aborted) return
    scrollTo(0, wanted)
    if (scrollY < wanted && performance.now() < until) requestAnimationFrame(attempt)
    else stop.abort()
  }
  attempt()
}

function readPositions(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((entry: unknown): [string, number][] => {
      if (!Array.isArray(entry)) return []
      const [key, position]: unknown[] = entry
      return typeof key === 'string' && typeof position === 'number' ? [[key, position]] : []
    })
  } catch {
    return [] // blocked or foreign: every page begins at its top
  }
}
