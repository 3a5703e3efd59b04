import type { RenderedPage } from '@aisle/contract'
import type { RenderAnswer, RenderJob } from './rendering.types.ts'
import { RenderThreadEnded, type RenderThread, startRenderThread } from './render-thread.ts'
import { createSuspects } from './suspects.ts'

export type { RenderJob } from './rendering.types.ts'

export type RenderTrouble = { readonly remote?: string | undefined; readonly what: string; readonly cause?: unknown }

export type RenderPoolOptions = {
  /** The registry's folder. */
  readonly folder: string
  readonly threads: number
  /** Milliseconds after which a thread that does not answer is ended. */
  readonly patience?: number
  /** Bytes of heap and buffers with which a thread is replaced by a fresh one. */
  readonly memory?: number
  readonly onTrouble: (trouble: RenderTrouble) => void
  readonly start?: typeof startRenderThread
}

export type RenderPool = ReturnType<typeof createRenderPool>

/** How much longer a thread may take that has just started. */
const COLD = 5

type Place = { thread: RenderThread; isBusy: boolean; isGone: boolean; isWarm: boolean }
type Waiting = { readonly job: RenderJob; readonly settle: (page: RenderedPage | undefined) => void }

/**
 * Renders pages in threads, one page each at a time. Whatever the code of a remote does there, the caller gets its page
 * or `undefined` by the deadline, and a remote that ended a thread is left out for a while.
 */
export function createRenderPool(options: RenderPoolOptions) {
  const { folder, patience = 1_000, memory = 160 * 1024 * 1024, onTrouble, start = startRenderThread } = options
  const suspects = createSuspects()
  const queue: Waiting[] = []
  let isClosed = false

  const open = (): Place => {
    const place: Place = { isBusy: false, isGone: false, isWarm: false, thread: start(folder, () => replace(place)) }
    return place
  }
  const replace = (place: Place) => {
    place.isGone = true
    if (isClosed) return
    places[places.indexOf(place)] = open()
    dispatch()
  }
  const end = (place: Place) => {
    place.isGone = true
    void place.thread.end()
  }
  const places = Array.from({ length: options.threads }, open)

  /** The job without widgets that are under suspicion; `undefined` where the page itself is. */
  const withoutSuspects = (job: RenderJob): RenderJob | undefined => {
    const sound = Object.entries(job.remotes).filter(([, { file }]) => !suspects.isSuspect(file))
    return sound.some(([name]) => name === job.remote) ? { ...job, remotes: Object.fromEntries(sound) } : undefined
  }

  const dispatch = () => {
    const place = places.find(({ isBusy, isGone }) => !isBusy && !isGone)
    const next = place && queue.shift()
    if (!place || !next) return
    const job = withoutSuspects(next.job)
    if (job) void run(place, { ...next, job })
    else {
      next.settle(undefined)
      dispatch()
    }
  }

  const run = async (place: Place, { job, settle }: Waiting) => {
    place.isBusy = true
    await place.thread.ready
    // The first page of a thread waits for all the code that the next ones have.
    const timer = setTimeout(() => end(place), place.isWarm ? patience : patience * COLD)
    try {
      const answer = await place.thread.render(job)
      place.isWarm = true
      tell(job, answer)
      settle(answer.page)
      if (answer.memory > memory) end(place)
    } catch (error) {
      const culprit = error instanceof RenderThreadEnded ? error.culprit : undefined
      blame(job, culprit, 'ended its thread', error)
      settle(undefined)
    } finally {
      clearTimeout(timer)
      place.isBusy = false
      dispatch()
    }
  }

  const tell = (job: RenderJob, { culprit, error, page, strays }: RenderAnswer) => {
    if (culprit !== undefined) blame(job, culprit, `does not load: ${error}`)
    else if (error !== undefined) onTrouble({ what: `the shell does not render: ${error}` })
    for (const stray of strays) onTrouble({ what: `code threw outside of a page: ${stray}` })
    for (const failure of page?.failures ?? []) onTrouble({ remote: job.remote, what: `a part threw: ${failure}` })
  }

  const blame = (job: RenderJob, name: string | undefined, what: string, cause?: unknown) => {
    onTrouble({ remote: name, what, cause })
    const file = name === undefined ? undefined : job.remotes[name]?.file
    if (file !== undefined) suspects.add(file)
  }

  return {
    /** The page, or `undefined` when it cannot be had within so many milliseconds. Never throws. */
    render(job: RenderJob, deadline: number): Promise<RenderedPage | undefined> {
      if (isClosed || places.length === 0 || !withoutSuspects(job)) return Promise.resolve(undefined)
      return new Promise((resolve) => {
        const waiting: Waiting = {
          job,
          settle(page) {
            clearTimeout(timer)
            resolve(page)
          },
        }
        const timer = setTimeout(() => {
          const index = queue.indexOf(waiting)
          if (index !== -1) queue.splice(index, 1)
          resolve(undefined)
        }, deadline)
        queue.push(waiting)
        dispatch()
      })
    },

    async close(): Promise<void> {
      isClosed = true
      for (const { settle } of queue.splice(0)) settle(undefined)
      await Promise.all(places.map(({ thread }) => thread.end()))
    },
  }
}
