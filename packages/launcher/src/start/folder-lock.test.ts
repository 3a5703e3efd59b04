import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
let lockFile: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-lock-'))
  lockFile = join(folder, 'lock.json')
})
afterEach(() => rm(folder, { recursive: true }))

it('F39 refuses a second start on the same folder, and says who has it', async () => {
  await lockFolder(folder)

  await expect(lockFolder(folder)).rejects.toThrow(`is in use by another start (process ${process.pid})`)
})

it('F39 of many starts at once one gets the folder', async () => {
  await writeFile(lockFile, JSON.stringify({ pid: 999_999_999, startedAt: '1' }))

  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))

  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('lets the next start in once the first is done', async () => {
  const lock = await lockFolder(folder)
  await lock.release()

  expect(existsSync(lockFile)).toBe(false)
  await expect(lockFolder(folder)).resolves.toBeDefined()
})

it('F35 takes over from a start that was killed', async () => {
  const child = spawn('true')
  await once(child, 'exit')
  await writeFile(lockFile, JSON.stringify({ pid: child.pid, startedAt: '12345' }))

  await expect(lockFolder(folder)).resolves.toBeDefined()
})

it.each([
  {
    why: 'a process whose number was given to another one',
    text: JSON.stringify({ pid: process.pid, startedAt: '1' }),
  },
  { why: 'a start that was killed while it wrote', text: '{"pid":' },
  { why: 'an empty file', text: '' },
])('F35 takes over from $why', async ({ text }) => {
  await writeFile(lockFile, text)

  await expect(lockFolder(folder)).resolves.toBeDefined()
})

it('leaves the lock of somebody else alone when it gives its own up', async () => {
  const lock = await lockFolder(folder)
  await writeFile(lockFile, 'of somebody else')

  await lock.release()

  expect(existsSync(lockFile)).toBe(true)
})
