import { describe, expect, it } from 'vitest'
import { buildRemoteRelease, buildShellRelease } from '../testing/release.builder.ts'
import { makeStore } from '../testing/store.ts'

const first = buildRemoteRelease('mf-orders', { version: '0.1.0-00000001' })
const second = buildRemoteRelease('mf-orders', { version: '0.1.0-00000002' })
const third = buildRemoteRelease('mf-orders', { version: '0.1.0-00000003' })

async function makePublished(...releases: (typeof first)[]) {
  const store = await makeStore()
  await store.publish(buildShellRelease())
  for (const release of releases) await store.publish(release)
  return store
}

describe('rollback', () => {
  it('runs the version before for all tenants, and the one before that when asked again', async () => {
    const { operator, versionOf } = await makePublished(first, second, third)

    await operator.rollback('mf-orders', undefined)
    expect([versionOf('fresh', 'mf-orders'), versionOf('corner', 'mf-orders')]).toEqual([
      '0.1.0-00000002',
      '0.1.0-00000002',
    ])
    await operator.rollback('mf-orders', undefined)
    expect(versionOf('fresh', 'mf-orders')).toBe('0.1.0-00000001')
  })

  it('leaves the other tenants alone when one is named', async () => {
    const { operator, versionOf } = await makePublished(first, second)

    await operator.rollback('mf-orders', 'corner')

    expect(versionOf('corner', 'mf-orders')).toBe('0.1.0-00000001')
    expect(versionOf('fresh', 'mf-orders')).toBe('0.1.0-00000002')
  })

  it('is refused when there is nothing to go back to', async () => {
    const { operator } = await makePublished(first)

    await expect(operator.rollback('mf-orders', undefined)).rejects.toThrow('No tenant has an earlier version')
    await expect(operator.rollback('mf-orders', 'fresh')).rejects.toThrow('fresh has no earlier version of mf-orders')
  })

  it('is taken back by the next publish', async () => {
    const { operator, publish, versionOf } = await makePublished(first, second)
    await operator.rollback('mf-orders', undefined)

    await publish(third)

    expect(versionOf('fresh', 'mf-orders')).toBe('0.1.0-00000003')
  })
})

describe('pin', () => {
  it('holds one tenant at a version until it is let go', async () => {
    const { operator, publish, versionOf } = await makePublished(first, second)
    await operator.pin('mf-orders', '0.1.0-00000001', 'corner')

    await publish(third)
    expect([versionOf('corner', 'mf-orders'), versionOf('fresh', 'mf-orders')]).toEqual([
      '0.1.0-00000001',
      '0.1.0-00000003',
    ])

    await operator.unpin('mf-orders', 'corner')
    await publish(buildRemoteRelease('mf-orders', { version: '0.1.0-00000004' }))
    expect(versionOf('corner', 'mf-orders')).toBe('0.1.0-00000004')
  })

  it.each([
    ['a version that was never published', '9.9.9', 'corner', 'mf-orders 9.9.9 was never published here'],
    ['a tenant that does not exist', '0.1.0-00000001', 'nobody', 'There is no tenant nobody'],
  ])('is refused for %s', async (_, version, tenant, reason) => {
    const { operator } = await makePublished(first)

    await expect(operator.pin('mf-orders', version, tenant)).rejects.toThrow(reason)
  })
})

describe('enable and disable', () => {
  it('takes a remote from one tenant, also when it is published later', async () => {
    const { operator, publish, registry, versionOf } = await makePublished(first)

    await operator.disable('mf-orders', 'corner')
    await publish(second)

    expect(registry.readTenant('corner')?.remotes).not.toHaveProperty('mf-orders')
    expect(versionOf('fresh', 'mf-orders')).toBe('0.1.0-00000002')
  })

  it('gives it back at the version that is the latest by then', async () => {
    const { operator, publish, versionOf } = await makePublished(first)
    await operator.disable('mf-orders', 'corner')
    await publish(second)

    await operator.enable('mf-orders', 'corner')

    expect(versionOf('corner', 'mf-orders')).toBe('0.1.0-00000002')
  })

  it.each([
    ['enable', 'mf-orders', 'corner has mf-orders already'],
    ['disable', 'mf-giftcards', 'corner does not have mf-giftcards'],
  ] as const)('%s is refused when it changes nothing', async (command, name, reason) => {
    const { operator } = await makePublished(first)

    await expect(operator[command](name, 'corner')).rejects.toThrow(reason)
  })

  it('is refused when the remote does not fit the others of the tenant', async () => {
    const { operator, publish } = await makePublished(first)
    await publish(buildRemoteRelease('mf-rival', { surface: { routes: { x: { path: '/mf-orders/', title: 'x' } } } }))

    await expect(operator.enable('mf-rival', 'fresh')).rejects.toThrow(
      'mf-orders and mf-rival both have the path "/mf-orders" for the tenant fresh.',
    )
  })
})

describe('a tenant', () => {
  it('runs the latest releases from the start', async () => {
    const { operator, registry } = await makePublished(first, second)

    await operator.declareTenant({ tenant: 'cellar', hosts: ['cellar.localhost'], remotes: ['mf-orders'] })

    expect(registry.readTenant('cellar')).toMatchObject({
      shell: { version: '0.1.0-0000000a' },
      remotes: { 'mf-orders': { version: '0.1.0-00000002' } },
    })
  })

  it('keeps what the operator decided when it is declared again', async () => {
    const { operator, registry } = await makePublished(first)
    await operator.disable('mf-orders', 'corner')

    await operator.declareTenant({ tenant: 'corner', hosts: ['corner.test'], remotes: ['mf-orders'] })

    expect(registry.readTenant('corner')).toMatchObject({ hosts: ['corner.test'], remotes: {} })
  })

  it('T3 does not get the host of another', async () => {
    const { operator } = await makePublished()

    await expect(operator.declareTenant({ tenant: 'thief', hosts: ['fresh.localhost'], remotes: [] })).rejects.toThrow(
      'The host fresh.localhost belongs to fresh already.',
    )
  })
})
