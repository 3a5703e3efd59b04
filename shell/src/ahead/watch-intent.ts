/** Milliseconds that a pointer rests on a link before that counts: passing over a wall of cards asks for nothing. */
const REST = 65

type Intents = {
  readonly signal: AbortSignal | undefined
  /** Somebody rests on a link, or has it focused. */
  readonly onLook: (url: URL) => void
  /** Somebody presses a link: in all likelihood its page is wanted. */
  readonly onPress: (url: URL) => void
}

/** Tells of links within the store that somebody turns to. */
export function watchIntent({ signal, onLook, onPress }: Intents): void {
  let under: HTMLAnchorElement | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  const on = <Name extends 'pointerover' | 'pointerdown' | 'focusin'>(
    name: Name,
    handle: (link: HTMLAnchorElement | undefined, event: DocumentEventMap[Name]) => void,
  ) => {
    const listen = (event: DocumentEventMap[Name]) => handle(linkOf(event.target), event)
    document.addEventListener(name, listen, { passive: true, ...(signal ? { signal } : {}) })
  }

  on('pointerover', (link, { pointerType }) => {
    if (link === under) return
    clearTimeout(rest)
    under = link
    // A finger has not rested when it comes down.
    if (link && pointerType !== 'touch') rest = setTimeout(() => onLook(new URL(link.href)), REST)
  })
  on('focusin', (link) => {
    if (link?.matches(':focus-visible')) onLook(new URL(link.href))
  })
  on('pointerdown', (link, { button }) => {
    if (!link || button !== 0) return
    clearTimeout(rest)
    onPress(new URL(link.href))
  })
}

/** The link to another page of this store that an element belongs to. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target === '_blank') return
  return link.pathname === location.pathname && link.search === location.search ? undefined : link
}
