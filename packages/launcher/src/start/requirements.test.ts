import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { requireDatabase } from './database.ts'
import { requireDiskSpace } from './disk-space.ts'
import { freePorts, requireFreePort } from './ports.ts'

it.each(['127.0.0.1', '0.0.0.0'])('says which port is in use on %s, and what else to do', async (address) => {
  const [port = 0] = await freePorts(1)
  const server = createServer().listen(port, address)
  await once(server, 'listening')

  await expect(requireFreePort(port, 'localhost')).rejects.toThrow(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start.`,
  )

  server.close()
  await once(server, 'close')
  await expect(requireFreePort(port, 'localhost')).resolves.toBeUndefined()
})

it('gives different ports', async () => {
  expect(new Set(await freePorts(10)).size).toBe(10)
})

it('F38 does not start on a disk that is about full', async () => {
  await expect(requireDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    /^The disk of .* is full: \d+ MB are free/,
  )
  await expect(requireDiskSpace(tmpdir(), 1)).resolves.toBeUndefined()
})

it('says that a database does not answer, without its password', async () => {
  const [port = 0] = await freePorts(1)

  const refused = requireDatabase(`postgres://me:secret@127.0.0.1:${port}/shop`)

  await expect(refused).rejects.toThrow(`The database 127.0.0.1:${port}/shop of DATABASE_URL cannot be reached`)
  await expect(refused).rejects.not.toThrow('secret')
})

it('says that the data folder cannot be made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-data-'))
  await writeFile(join(folder, 'file'), '')

  await expect(openDataFolder(join(folder, 'file/data'))).rejects.toThrow('cannot be written (ENOTDIR)')

  await rm(folder, { recursive: true })
})
