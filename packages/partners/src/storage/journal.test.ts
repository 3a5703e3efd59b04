import { appendFile, type FileHandle, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openJournal } from './journal.ts'

const schema = z.object({ n: z.number() })
let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-journal-'))
  path = join(folder, 'deep', 'journal.jsonl')
})
afterEach(() => rm(folder, { recursive: true }))

it('keeps entries in order across restarts', async () => {
  const journal = await openJournal(path, schema)
  await Promise.all([1, 2, 3].map((n) => journal.append({ n })))
  await journal.close()

  const again = await openJournal(path, schema)
  await again.close()

  expect(again.past).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})

it('cuts off half a line that a crash left, and goes on after it', async () => {
  const journal = await openJournal(path, schema)
  await journal.append({ n: 1 })
  await journal.close()
  await appendFile(path, '{"n":2')

  const again = await openJournal(path, schema)
  await again.append({ n: 3 })
  await again.close()

  expect(await readFile(path, 'utf8')).toBe('{"n":1}\n{"n":3}\n')
})

it('F38 leaves nothing of an entry that found no room, and writes the next one', async () => {
  const journal = await openJournal(path, schema)
  await journal.append({ n: 1 })
  await using probe = await open(path)
  vi.spyOn(classOf(probe), 'appendFile').mockImplementationOnce(async (line) => {
    await appendFile(path, String(line).slice(0, 4))
    throw new Error('ENOSPC')
  })

  await expect(journal.append({ n: 2 })).rejects.toThrow('ENOSPC')
  await journal.append({ n: 3 })
  await journal.close()

  expect(await readFile(path, 'utf8')).toBe('{"n":1}\n{"n":3}\n')
})

it('refuses a file with a damaged line and says which', async () => {
  const journal = await openJournal(path, schema)
  await journal.close()
  await writeFile(path, '{"n":1}\nnonsense\n')

  await expect(openJournal(path, schema)).rejects.toThrow('line 2')
})

/** What all open files share: a disk that fails fails each of them. */
const classOf = (file: FileHandle): FileHandle => Object.getPrototypeOf(file)
