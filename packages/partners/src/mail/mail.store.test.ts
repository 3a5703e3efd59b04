import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openMailStore } from './mail.store.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-mail-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('keeps the newest five hundred mails', async () => {
  const store = await openMailStore(folder)
  for (let number = 0; number < 503; number += 1) {
    await store.add(['ann@example.com'], Buffer.from(`Subject: mail ${number}\r\n\r\nText`))
  }

  const kept = store.filter()

  expect(kept).toHaveLength(500)
  expect([kept.at(0)?.subject, kept.at(-1)?.subject]).toEqual(['mail 502', 'mail 3'])
  expect(await readdir(folder)).toHaveLength(500)
})
