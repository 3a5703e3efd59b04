import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRegistry } from '@aisle/build/registry'
import { pageRegistrySchema } from '@aisle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway } from '../testing/gateway.ts'
import { asset } from '../testing/registry.builder.ts'

const islands = [asset('/_/shell/1.0.0/islands.0a1b2c3d.js')]
const server = { file: 'remotes/mf-orders/1.0.0/server/remote.mjs', integrity: asset('').integrity }

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const read = async (host = 'fresh.localhost:3000') => {
  const { status, headers, text } = await gateway.send({ path: '/_/registry', host })
  return { status, headers, body: JSON.parse(text) }
}

it('tells a page what its tenant runs now, fresh each time', async () => {
  const { status, headers, body } = await read()

  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(Object.keys(pageRegistrySchema.parse(body).remotes)).toEqual(['mf-catalogue', 'mf-orders'])
  expect(body).toMatchObject({ tenant: 'fresh', islands: [] })
  expect((await read('cellar.localhost:3000')).body).toMatchObject({ tenant: 'cellar' })
})

it('tells a foreign page what to load for islands, with its hash, and nobody what runs on the server', async () => {
  await openRegistry(gateway.registryDir).change({
    command: 'test',
    tenants: ['fresh'],
    edit: (record) => {
      const { shell } = record ?? {}
      const orders = record?.remotes['mf-orders']
      if (!record || !shell || !orders) throw new Error('The registry of the test is not as expected.')
      return {
        ...record,
        shell: { ...shell, islands, server },
        remotes: { ...record.remotes, 'mf-orders': { ...orders, server } },
      }
    },
  })

  await expect.poll(async () => (await read()).body.islands).toEqual(islands)
  expect(JSON.stringify((await read()).body)).not.toContain('remote.mjs')
})

it('F8 serves the store as it was while its document is damaged', async () => {
  const path = join(gateway.registryDir, 'tenants/fresh.json')
  const before = await read()
  const good = readFileSync(path, 'utf8')
  writeFileSync(path, good.slice(0, 100))
  try {
    const page = await gateway.send({ path: '/find-store', headers: { accept: 'text/html' } })

    expect([page.status, page.text.includes('fresh Market')]).toEqual([200, true])
    expect(await read()).toMatchObject({ status: 200, body: before.body })
  } finally {
    writeFileSync(path, good)
  }
})
