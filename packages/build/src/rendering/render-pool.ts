import type { RenderedPage } from '@aisle/contract'
import type { RenderAnswer, RenderCode, RenderJob } from './rendering.types.ts'
import { createRenderPlaces, type Place } from './render-places.ts'
import { RenderThreadEnded, startRenderThread } from './render-thread.ts'
import { createSuspects } from './suspects.ts'

export type { RenderCode, RenderJob } from './rendering.types.ts'

export type RenderTrouble = { readonly remote?: string | undefined; readonly what: string; readonly cause?: unknown }

export type RenderPoolOptions = {
  /** The registry's folder. */
  readonly folder: string
  /** Pages that are rendered at a time. */
  readonly threads: number
  /** Milliseconds after which a thread that does not answer is ended. */
  readonly patience?: number
  /** Bytes of heap and buffers with which a thread is replaced by a fresh one. */
  readonly memory?: number
  readonly onTrouble: (trouble: RenderTrouble) => void
  readonly start?: typeof startRenderThread
}

export type RenderPool = ReturnType<typeof createRenderPool>

/** How much longer a thread may take for its code and its first page: a busy machine makes both slow, and blames nobody. */
const COLD = 5
/** Milliseconds of a page after which it stands in nobody's way: twenty times what one takes. */
const LATE = 100

type Waiting = { readonly job: RenderJob; readonly settle: (page: RenderedPage | undefined) => void }

/**
 * Renders pages in threads, one page each at a time. Whatever the code of a remote does there, the caller gets its page
 * or `undefined` by the deadline, others get theirs meanwhile, and a remote that ended a thread is left out for a while.
 */
export function createRenderPool(options: RenderPoolOptions) {
  const {
    folder,
    threads,
    patience = 1_000,
    memory = 160 * 1024 * 1024,
    onTrouble,
    start = startRenderThread,
  } = options
  const suspects = createSuspects()
  /** Server builds whose code is late at this moment: nothing else of them is begun. */
  const late = new Set<string>()
  const queue: Waiting[] = []
  /** That of a page that was rendered, or will be: what the next ones need. */
  let known: RenderCode | undefined
  let isClosed = false

  const places = createRenderPlaces({
    threads,
    start: (onEnd) => start(folder, onEnd),
    onOpened: (place) => void warmUp(place),
  })

  /** Without widgets that are late or under suspicion; `undefined` where the page itself is under suspicion. */
  const soundPartOf = <Code extends RenderCode>(code: Code): Code | undefined => {
    const sound = Object.entries(code.remotes).filter(
      ([name, { file }]) => !suspects.isSuspect(file) && (name === code.remote || !late.has(file)),
    )
    return sound.some(([name]) => name === code.remote) ? { ...code, remotes: Object.fromEntries(sound) } : undefined
  }
  const isLate = ({ remote, remotes }: RenderJob) => late.has(remotes[remote]?.file ?? '')

  const dispatch = () => {
    const index = queue.findIndex(({ job }) => !isLate(job))
    const place = index === -1 ? undefined : places.free()
    if (!place) return
    for (const { job, settle } of queue.splice(index, 1)) {
      const sound = soundPartOf(job)
      if (sound) void run(place, { job: sound, settle })
      else settle(undefined)
    }
    dispatch()
  }

  /** Has a thread work with some code, and ends it when that takes too long. Answers nothing where it ended. */
  const work = async (
    place: Place,
    code: RenderCode,
    task: (thread: Place['thread']) => Promise<RenderAnswer>,
  ): Promise<RenderAnswer | undefined> => {
    let file: string | undefined
    const beLate = () => {
      if (place.state !== 'busy') return
      place.state = 'late'
      file = fileOf(code, place.thread.culpritOf(code))
      if (file !== undefined) late.add(file)
      dispatch()
    }
    await place.thread.ready
    const lateness = setTimeout(beLate, place.hasCode ? LATE : LATE * COLD)
    const end = setTimeout(() => places.end(place), place.isWarm ? patience : patience * COLD)
    try {
      return await task(place.thread)
    } catch (error) {
      blame(code, error instanceof RenderThreadEnded ? error.culprit : undefined, 'ended its thread', error)
      return undefined
    } finally {
      clearTimeout(lateness)
      clearTimeout(end)
      if (file !== undefined) late.delete(file)
    }
  }

  const run = async (place: Place, { job, settle }: Waiting) => {
    place.state = 'busy'
    const answer = await work(place, job, (thread) => thread.render(job))
    if (answer) {
      tell(job, answer)
      if (answer.page) known = job
      place.hasCode = true
      place.isWarm = true
    }
    settle(answer?.page)
    if (answer && answer.memory > memory) places.end(place)
    places.leave(place)
    if (known && !isClosed) places.openSpare()
    dispatch()
  }

  const warmUp = async (place: Place) => {
    const code = known && soundPartOf(known)
    if (!code) return
    place.state = 'warming'
    const answer = await work(place, code, (thread) => thread.load(code))
    if (answer) tell(code, answer)
    if (answer && answer.error === undefined) place.hasCode = true
    // What cannot be had without a page is not asked for again before there is one.
    else known = undefined
    places.leave(place)
    dispatch()
  }

  const tell = (code: RenderCode, { culprit, error, page, strays }: RenderAnswer) => {
    if (culprit !== undefined) blame(code, culprit, `does not load: ${error}`)
    else if (error !== undefined) onTrouble({ what: `the shell does not render: ${error}` })
    for (const stray of strays) onTrouble({ what: `code threw outside of a page: ${stray}` })
    for (const failure of page?.failures ?? []) onTrouble({ remote: code.remote, what: `a part threw: ${failure}` })
  }

  const blame = (code: RenderCode, name: string | undefined, what: string, cause?: unknown) => {
    if (isClosed) return
    onTrouble({ remote: name, what, cause })
    const file = fileOf(code, name)
    if (file !== undefined) suspects.add(file)
  }

  return {
    /** The page, or `undefined` when it cannot be had within so many milliseconds. Never throws. */
    render(job: RenderJob, deadline: number): Promise<RenderedPage | undefined> {
      if (isClosed || threads === 0 || !soundPartOf(job)) return Promise.resolve(undefined)
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

    /** Loads the code of pages that will be asked for, in each thread that has nothing to do. Never throws. */
    async prepare(code: RenderCode): Promise<void> {
      if (isClosed) return
      known ??= code
      await Promise.all(places.idle().map(warmUp))
    },

    async close(): Promise<void> {
      isClosed = true
      for (const { settle } of queue.splice(0)) settle(undefined)
      await places.close()
    },
  }
}

const fileOf = ({ remotes }: RenderCode, name: string | undefined) =>
  name === undefined ? undefined : remotes[name]?.file
