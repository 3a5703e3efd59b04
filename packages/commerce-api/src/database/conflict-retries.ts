import { setTimeout as wait } from 'node:timers/promises'
import { sqlStateOf } from './sql-state.ts'

const RETRIES = 3
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Tries `work` again when the database chose it as the victim of a conflict. */
export async function withConflictRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const state = sqlStateOf(error)
      const isConflict = state === SERIALIZATION_FAILURE || state === DEADLOCK
      if (!isConflict || attempt > RETRIES) throw error
      await wait(attempt * 20 * (0.5 + Math.random()))
    }
  }
}
