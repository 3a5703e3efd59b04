import { isNetworkKind } from './remote-failure.ts'

/** Milliseconds that anything a remote loads may take (spec 1 §9, decision 29). */
export const LOAD_DEADLINE = 120_000

/** Milliseconds before the second and the third try. */
export const PAUSES = [500, 2_000] as const

/** Loads, and tries again after each pause as long as the network is to blame. */
export async function retryQuietly<T>(load: (attempt: number) => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const [attempt, pause] of PAUSES.entries()) {
    try {
      return await load(attempt)
    } catch (error) {
      if (!isNetworkKind(error)) throw error
      await waitFor(pause * (0.75 + Math.random() / 2), signal)
    }
  }
  return await load(PAUSES.length)
}

/** Settles as `promise` does, or rejects with the signal's reason as soon as it aborts. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

const waitFor = (milliseconds: number, signal: AbortSignal) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const pause = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return untilAborted(pause, signal).finally(() => clearTimeout(timer))
}
