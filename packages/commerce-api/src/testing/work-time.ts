import { readFile } from 'node:fs/promises'
import type { TestDatabase } from '../server/test-database.ts'

/**
 * Milliseconds of processor time that a piece of work takes: of this thread, and of every connection that PostgreSQL serves
 * for the tests. Other than the clock, it does not depend on what else the machine does.
 * @throws where the system does not tell it of PostgreSQL's processes: anywhere but on Linux
 */
export async function workTime(test: Pick<TestDatabase, 'query'>, work: () => Promise<unknown>): Promise<number> {
  const before = await served(test)
  const { user, system } = process.threadCpuUsage()
  await work()
  const own = process.threadCpuUsage({ user, system })
  let sum = (own.user + own.system) / 1000
  for (const [pid, time] of await served(test)) sum += time - (before.get(pid) ?? 0)
  return sum
}

/** The least of three times: a core that is shared with another thread takes longer for the same work. */
export async function leastWorkTime(test: Pick<TestDatabase, 'query'>, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  while (times.length < 3) times.push(await workTime(test, work))
  return Math.min(...times)
}

/** Milliseconds that each connection's process has been on a processor. */
async function served(test: Pick<TestDatabase, 'query'>): Promise<ReadonlyMap<number, number>> {
  const rows = await test.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  const times = rows.map(async ({ pid }): Promise<[number, number]> => {
    const [nanoseconds = '0'] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')
    return [pid, Number(nanoseconds) / 1e6]
  })
  return new Map(await Promise.all(times))
}
