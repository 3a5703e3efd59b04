import { setTimeout as wait } from 'node:timers/promises'

/** Does something again and again, never twice at once. `stop` waits for the round that is running. */
export function repeatEvery(milliseconds: number, work: () => Promise<void>, onError: (error: unknown) => void) {
  const ending = new AbortController()
  const run = async () => {
    while (!ending.signal.aborted) {
      await work().catch(onError)
      // `stop` ends the wait by breaking it off.
      await wait(milliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      ending.abort()
      await running
    },
  }
}
