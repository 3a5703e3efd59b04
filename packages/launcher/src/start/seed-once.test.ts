import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '@aisle/demo'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dataFolder } from './data-folder.ts'
import { seedOnce } from './seed-once.ts'

vi.mock('@aisle/demo', () => ({ seedDemo: vi.fn<() => Promise<void>>() }))

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aisle-seed-'))
  vi.spyOn(console, 'log').mockReturnValue()
  vi.mocked(seedDemo).mockReset()
})
afterEach(() => rm(root, { recursive: true }))

const start = (port = 3000) =>
  seedOnce({ databaseUrl: 'postgres://db/aisle', folder: dataFolder(root), port, isEmbedded: false })

it('seeds the demo once, and again where its port is another one', async () => {
  await start()
  await start()
  expect(seedDemo).toHaveBeenCalledOnce()

  await start(4000)
  expect(seedDemo).toHaveBeenCalledTimes(2)
})

it.each(['', '{"database":"ab', '[]'])(
  'F38 seeds again where the note of it is %j, and notes it anew',
  async (text) => {
    const { seeded } = dataFolder(root)
    await writeFile(seeded, text)

    await start()

    expect(seedDemo).toHaveBeenCalledOnce()
    expect(JSON.parse(await readFile(seeded, 'utf8'))).toMatchObject({ port: 3000 })
  },
)
