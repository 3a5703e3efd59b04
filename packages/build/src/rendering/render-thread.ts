import { Worker } from 'node:worker_threads'
import type { RenderAnswer, RenderCode, RenderJob, RenderOrder } from './rendering.types.ts'

/** Megabytes that a thread's heap may take before it is ended by force. */
const HEAP_LIMIT = 256

/** Megabytes for what a page leaves behind: with the usual 16 a sixth of the time goes into collecting it. */
const YOUNG_LIMIT = 64

/** Bytes of heap and buffers that a page may take while it is rendered: those of buffers no limit of a heap counts. */
const MOST = (HEAP_LIMIT + YOUNG_LIMIT) * 1024 * 1024
/** Milliseconds between looks at that; nearly all pages are done before the first one. */
const LOOK_EVERY = 100

export type RenderThread = ReturnType<typeof startRenderThread>

/** A thread ended while it was at work. `culprit` is the remote that ran, where it was one's. */
export class RenderThreadEnded extends Error {
  override readonly name = 'RenderThreadEnded'
  readonly culprit: string | undefined

  constructor(culprit: string | undefined, cause: unknown) {
    super('The thread ended while it rendered.', { cause })
    this.culprit = culprit
  }
}

/** A thread that renders one page at a time. `onEnd` is told once, however it ended. */
export function startRenderThread(folder: string, onEnd: () => void) {
  const running = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: { folder, running },
    // Nothing of the gateway's environment is the remotes' business.
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT, maxYoungGenerationSizeMb: YOUNG_LIMIT },
  })
  const ready = new Promise<void>((resolve) => {
    worker.once('message', () => resolve())
    worker.once('exit', () => resolve())
  })
  let failure: unknown
  worker.on('error', (error) => {
    failure = error
  })
  worker.once('exit', onEnd)
  worker.unref()

  const endWhenTooLarge = async () => {
    const { used_heap_size, external_memory } = await worker.getHeapStatistics()
    if (used_heap_size + external_memory < MOST) return
    failure = new Error(`It took more than ${HEAP_LIMIT + YOUNG_LIMIT} MB of memory.`)
    await worker.terminate()
  }

  /** The remote of some code that runs, where it is one's. */
  const culpritOf = ({ remotes }: RenderCode) => Object.keys(remotes)[Atomics.load(new Int32Array(running), 0) - 1]

  const carryOut = (order: RenderOrder) =>
    new Promise<RenderAnswer>((resolve, reject) => {
      // A thread that has just ended has no figures to give.
      const looks = setInterval(() => endWhenTooLarge().catch(() => {}), LOOK_EVERY)
      const answered = (answer: RenderAnswer) => {
        clearInterval(looks)
        worker.off('exit', ended)
        resolve(answer)
      }
      const ended = () => {
        clearInterval(looks)
        worker.off('message', answered)
        reject(new RenderThreadEnded(culpritOf(order.code), failure))
      }
      worker.once('message', answered)
      worker.once('exit', ended)
      worker.postMessage(order)
    })

  return {
    /** Settles once the thread has started, or failed to. */
    ready,
    culpritOf,
    /** @throws RenderThreadEnded */
    render: ({ boot, address, ...code }: RenderJob): Promise<RenderAnswer> =>
      carryOut({ code, page: { boot, address } }),
    /** Has the code of pages there, for the next ones. @throws RenderThreadEnded */
    load: (code: RenderCode): Promise<RenderAnswer> => carryOut({ code }),
    end: async () => void (await worker.terminate()),
  }
}
