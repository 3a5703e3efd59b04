import { hostname } from 'node:os'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '../testing/fixture-workspace.ts'
import { withLock } from './lock.ts'

const holder = (pid: number) => JSON.stringify({ id: 'x', pid, host: hostname(), command: 'publish mf-orders' })
const deadPid = 2 ** 22 + 1

it('waits for its turn and says who has it when that takes too long', async () => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'lock'), holder(process.pid))

  await expect(withLock(folder, { command: 'pin', patience: 100 }, () => 'done')).rejects.toThrow(
    `The registry is being changed by "aisle publish mf-orders" (process ${process.pid} on ${hostname()})`,
  )
})

it('takes over from a process that died', async () => {
  const folder = makeFolder()
  writeFileSync(join(folder, 'lock'), holder(deadPid))

  expect(await withLock(folder, { command: 'pin', patience: 1_000 }, () => 'done')).toBe('done')
})

it('is free again after a failure', async () => {
  const folder = makeFolder()

  await expect(
    withLock(folder, { command: 'pin' }, () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')

  expect(existsSync(join(folder, 'lock'))).toBe(false)
})
