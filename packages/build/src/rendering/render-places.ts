import type { RenderThread } from './render-thread.ts'

/** A thread and what it does. Of those that are `busy` there are never more than pages may be rendered at a time. */
export type Place = {
  readonly thread: RenderThread
  state: 'idle' | 'warming' | 'busy' | 'late' | 'gone'
  /** Has the code of pages. */
  hasCode: boolean
  /** Has rendered one. */
  isWarm: boolean
}

type Options = {
  readonly threads: number
  readonly start: (onEnd: () => void) => RenderThread
  readonly onOpened: (place: Place) => void
}

/**
 * Threads for so many pages at a time and, once there was a page, a spare one: a page that takes long then stands in
 * nobody's way, and the place of a thread that ended is taken by one that has the code already.
 */
export function createRenderPlaces({ threads, start, onOpened }: Options) {
  let isClosed = false
  const open = (): Place => {
    const place: Place = { state: 'idle', hasCode: false, isWarm: false, thread: start(() => replace(place)) }
    return place
  }
  const places: Place[] = []

  const replace = (place: Place) => {
    place.state = 'gone'
    if (isClosed) return
    const next = open()
    places[places.indexOf(place)] = next
    onOpened(next)
  }
  for (let count = 0; count < threads; count += 1) places.push(open())
  const idle = () => places.filter(({ state }) => state === 'idle')

  return {
    idle,
    /** Where the next page may be rendered. */
    free(): Place | undefined {
      if (places.filter(({ state }) => state === 'busy').length >= threads) return undefined
      const free = idle()
      return free.find(({ isWarm }) => isWarm) ?? free.find(({ hasCode }) => hasCode) ?? free[0]
    },
    openSpare() {
      if (places.length > threads) return
      const spare = open()
      places.push(spare)
      onOpened(spare)
    },
    /** What it did is done. */
    leave(place: Place) {
      if (place.state !== 'gone') place.state = 'idle'
    },
    end(place: Place) {
      place.state = 'gone'
      void place.thread.end()
    },
    async close(): Promise<void> {
      isClosed = true
      await Promise.all(places.map(({ thread }) => thread.end()))
    },
  }
}
