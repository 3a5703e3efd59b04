import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildRemoteRelease, buildShellRelease } from '../testing/release.builder.ts'
import { makeStore } from '../testing/store.ts'
import { openRegistry } from './registry.ts'

const open = (folder: string) => {
  const problems: string[] = []
  return { problems, registry: openRegistry(folder, { onProblem: ({ message }) => problems.push(message) }) }
}

describe('reading', () => {
  it('finds a tenant by its exact host name', async () => {
    const { registry } = await makeStore()

    expect(registry.tenantByHost('fresh.localhost')?.tenant).toBe('fresh')
    expect(registry.tenantByHost('evil.fresh.localhost')).toBeUndefined()
  })

  it.each(['../keys/registry', 'Fresh', 'fresh/../corner', ''])('knows no tenant called "%s"', async (name) => {
    const { registry } = await makeStore()

    expect(registry.readTenant(name)).toBeUndefined()
  })

  it('sees what another process publishes at once', async () => {
    const { folder, publish } = await makeStore()
    const reader = openRegistry(folder)
    expect(reader.tenantByHost('fresh.localhost')?.remotes).toEqual({})

    for (const version of ['0.1.0-00000001', '0.1.0-00000002', '0.1.0-00000003']) {
      await publish(buildRemoteRelease('mf-orders', { version }))

      expect(reader.tenantByHost('fresh.localhost')?.remotes['mf-orders']?.version).toBe(version)
    }
  })

  it('sees a new tenant at once', async () => {
    const { folder, operator } = await makeStore()
    const reader = openRegistry(folder)
    reader.tenantByHost('cellar.localhost')

    await operator.declareTenant({ tenant: 'cellar', hosts: ['cellar.localhost'], remotes: [] })

    expect(reader.tenantByHost('cellar.localhost')?.tenant).toBe('cellar')
  })

  it('is empty in a folder that nobody has written to', () => {
    const { registry } = open('/nonexistent/registry')

    expect(registry.tenantByHost('fresh.localhost')).toBeUndefined()
    expect(registry.listTenants()).toEqual([])
  })
})

describe('trust', () => {
  const tamper = (folder: string, change: (text: string) => string) => {
    const path = join(folder, 'tenants/fresh.json')
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }

  it('T47 refuses a document that something else changed, and keeps the last good one', async () => {
    const { folder, registry, publish, problems } = await makeStore()
    await publish(buildRemoteRelease('mf-orders'))
    expect(registry.readTenant('fresh')?.remotes['mf-orders']?.entry.url).toMatch(/^\/_\/remotes/)

    tamper(folder, (text) => text.replace('/_/remotes/mf-orders', 'https://evil.test'))

    expect(registry.readTenant('fresh')?.remotes['mf-orders']?.entry.url).toMatch(/^\/_\/remotes/)
    expect(problems).toEqual([expect.stringContaining('its signature does not match')])
  })

  it.each<readonly [string, (good: string) => string]>([
    ['nothing', () => ''],
    ['what is no JSON', () => '{'],
    ['no document', () => 'null'],
    ['a list', () => '[]'],
    ['a document without a signature', () => '{"tenant":"fresh","revision":9,"remotes":{}}'],
    ['half of a document', (good) => good.slice(0, good.length / 2)],
    ['an error page', () => '<!doctype html><title>503</title>'],
    ['bytes of something else', () => '\u0000\u0001\ufffd'.repeat(500)],
    ['brackets without an end', () => '['.repeat(100_000)],
  ])(
    'F8 T47 keeps the last good document when %s comes in its place, says so once, and takes the next good one',
    async (_, spoil) => {
      const { folder, registry, publish, problems } = await makeStore()
      await publish(buildRemoteRelease('mf-orders'))
      const good = readFileSync(join(folder, 'tenants/fresh.json'), 'utf8')
      expect(registry.tenantByHost('fresh.localhost')?.revision).toBe(2)

      tamper(folder, spoil)
      for (let look = 0; look < 3; look += 1)
        expect(registry.tenantByHost('fresh.localhost')?.remotes).toHaveProperty('mf-orders')
      expect(problems).toHaveLength(1)

      tamper(folder, () => good)
      await publish(buildRemoteRelease('mf-orders', { version: '0.2.0-00000002' }))
      expect(registry.tenantByHost('fresh.localhost')?.remotes['mf-orders']?.version).toBe('0.2.0-00000002')
    },
  )

  it('T47 falls back to the document before when it starts with a bad one', async () => {
    const { folder, publish } = await makeStore()
    await publish(buildRemoteRelease('mf-orders'))
    tamper(folder, (text) => text.slice(0, 100))

    const { registry } = open(folder)

    expect(registry.readTenant('fresh')).toMatchObject({ tenant: 'fresh', revision: 1 })
  })

  it('T47 refuses an old document that is played back', async () => {
    const { folder, registry, publish, problems } = await makeStore()
    const old = readFileSync(join(folder, 'tenants/fresh.json'), 'utf8')
    await publish(buildRemoteRelease('mf-orders'))
    expect(registry.readTenant('fresh')?.revision).toBe(2)

    tamper(folder, () => old)

    expect(registry.readTenant('fresh')?.revision).toBe(2)
    expect(problems).toEqual([expect.stringContaining('revision 1 is an old one')])
  })

  it('T47 refuses the document of another tenant', async () => {
    const { folder } = await makeStore()
    const corner = readFileSync(join(folder, 'tenants/corner.json'), 'utf8')
    tamper(folder, () => corner)

    const { registry, problems } = open(folder)
    registry.readTenant('fresh')

    expect(problems).toContainEqual(expect.stringContaining('it is the document of corner'))
  })

  it('does not change a document that something else changed', async () => {
    const { folder, publish } = await makeStore()
    tamper(folder, (text) => text.replace('fresh.localhost', 'evil.localhost'))

    await expect(publish(buildRemoteRelease('mf-orders'))).rejects.toThrow(
      'The document of fresh cannot be changed, because its signature does not match',
    )
  })

  it('keeps the signing key to its owner', async () => {
    const { folder } = await makeStore()

    expect(statSync(join(folder, 'keys/registry.key.pem')).mode & 0o777).toBe(0o600)
  })
})

describe('changing', () => {
  it('raises the revision with every change and not without', async () => {
    const { registry, publish } = await makeStore()
    const release = buildRemoteRelease('mf-orders')

    await publish(release)
    const again = await publish(release)

    expect(registry.readTenant('fresh')?.revision).toBe(2)
    expect(again).toEqual([{ slice: 'mf-orders', version: release.remote.version, tenants: [] }])
  })

  it('writes a line into the audit log for each tenant', async () => {
    const { registry, publish } = await makeStore()
    await publish(buildRemoteRelease('mf-orders'))
    await publish(buildRemoteRelease('mf-orders', { version: '0.1.0-00000002' }))

    const [entry] = registry
      .readAudit()
      .filter(({ tenant }) => tenant === 'fresh')
      .slice(-1)

    expect(entry).toEqual({
      time: expect.stringMatching(/^\d{4}-/),
      who: expect.stringMatching(/./),
      command: 'publish mf-orders',
      tenant: 'fresh',
      slice: 'mf-orders',
      from: '0.1.0-00000001',
      to: '0.1.0-00000002',
      revision: 3,
    })
  })

  it('changes all tenants or none', async () => {
    const { registry, publish } = await makeStore()
    await publish(buildShellRelease(), buildRemoteRelease('mf-orders'))
    const before = registry.listTenants().map((tenant) => registry.readTenant(tenant))

    await expect(
      registry.change({
        command: 'test',
        tenants: ['corner', 'fresh'],
        edit: (document, tenant) => {
          if (!document || tenant === 'fresh') throw new Error('no')
          return { ...document, hosts: [] }
        },
      }),
    ).rejects.toThrow('no')

    expect(registry.listTenants().map((tenant) => registry.readTenant(tenant))).toEqual(before)
  })

  it('loses no change of many publishers at once', async () => {
    const { folder, registry, publish } = await makeStore()
    const versions = Array.from({ length: 12 }, (_, index) => `0.1.0-${String(index).padStart(8, '0')}`)

    await Promise.all(versions.map((version) => publish(buildRemoteRelease('mf-orders', { version }))))

    expect(registry.readTenant('fresh')?.revision).toBe(1 + versions.length)
    expect(registry.readAudit().filter(({ tenant }) => tenant === 'fresh')).toHaveLength(1 + versions.length)
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('draft'))).toEqual([])
  })
})
