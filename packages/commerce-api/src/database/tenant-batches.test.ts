import { expect, it, vi } from 'vitest'
import { AppError } from '../server/app-error.ts'
import { openTestApp } from '../server/testing.ts'
import type { Warn } from '../server/domain.ts'
import { createTenantBatches } from './tenant-batches.ts'

const test = await openTestApp()

it('answers nothing for those of a batch that failed, whose failure is told once, and goes on with the next', async () => {
  const warn = vi.fn<Warn>()
  const take = createTenantBatches({ database: test.database, warn }, async (_tx, items: readonly number[]) => {
    if (items.includes(2)) throw new Error('two')
    return items.map((item) => item * 10)
  })

  expect(await Promise.all([take('fresh', 1), take('fresh', 2), take('cellar', 3)])).toEqual([undefined, undefined, 30])
  expect(warn.mock.calls).toEqual([[{ err: new Error('two'), tenant: 'fresh' }, 'a batch has failed']])
  expect(await take('fresh', 4)).toBe(40)
})

it('is silent about refusals, and tells all of them when there is no connection', async () => {
  const warn = vi.fn<Warn>()
  const refuse = createTenantBatches({ database: test.database, warn }, async () => {
    throw new AppError(409, 'GONE', 'It is gone')
  })
  const busy = new AppError(503, 'BUSY', 'Come back later')
  const transaction = () => Promise.reject(busy)
  const wait = createTenantBatches({ database: { ...test.database, transaction }, warn }, async () => [])

  expect(await refuse('fresh', 1)).toBeUndefined()
  await expect(wait('fresh', 1)).rejects.toBe(busy)
  expect(warn).not.toHaveBeenCalled()
})
