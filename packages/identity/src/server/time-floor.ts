import { setTimeout as delay } from 'node:timers/promises'

/** Runs `work` and answers no sooner than `ms` after the start, so that quick outcomes look like slow ones. */
export async function takeAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), delay(ms)])
  return result
}
