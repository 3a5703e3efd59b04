import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDataFolder } from '../start/data-folder.ts'
import { openDatabase } from '../start/database.ts'
import { lockFolder } from '../start/folder-lock.ts'
import { readOptions } from '../start/options.ts'
import { openSecrets } from '../start/secrets.ts'
import { borrowDatabase } from './borrow-database.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aisle-borrow-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const optionsHere = () => readOptions([], { AISLE_DATA: root })

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

it('a command starts the database of a store that does not run, and stops it again', { timeout: 60_000 }, async () => {
  let url = ''
  {
    await using database = await borrowDatabase(optionsHere())
    url = database.ownerUrl
    expect(await query(url, `SELECT 1 AS there FROM pg_namespace WHERE nspname = 'commerce'`)).toEqual([{ there: 1 }])
  }

  await expect(query(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED|ENOENT/)
})

it('a command uses the database of a store that runs, and leaves it running', { timeout: 60_000 }, async () => {
  const folder = await openDataFolder(root)
  const lock = await lockFolder(root)
  const running = await openDatabase(optionsHere(), folder, await openSecrets(folder.secrets))
  {
    await using database = await borrowDatabase(optionsHere())
    expect(database.ownerUrl).toBe(running.ownerUrl)
  }

  expect(await query(running.ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await running.stop()
  await lock.release()
})
