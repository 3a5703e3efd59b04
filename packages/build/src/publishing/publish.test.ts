import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildRemoteRelease, buildShellRelease } from '../testing/release.builder.ts'
import { makeStore } from '../testing/store.ts'

const orders = buildRemoteRelease('mf-orders')
const route = { path: '/orders/:orderId', title: 'x' }

describe('publishing', () => {
  it('copies the files in and makes all tenants that have the remote run it', async () => {
    const { folder, publish, registry } = await makeStore()

    const published = await publish(buildShellRelease(), orders)

    expect(published).toEqual([
      { slice: 'shell', version: '0.1.0-0000000a', tenants: ['corner', 'fresh'] },
      { slice: 'mf-orders', version: '0.1.0-00000001', tenants: ['corner', 'fresh'] },
    ])
    expect(readFileSync(join(folder, 'remotes/mf-orders/0.1.0-00000001/entry.js'), 'utf8')).toBe('0.1.0-00000001')
    expect(registry.readTenant('fresh')).toMatchObject({
      shell: buildShellRelease().shell,
      remotes: { 'mf-orders': orders.remote },
    })
  })

  it('leaves old builds where sessions that began with them find them', async () => {
    const { folder, publish } = await makeStore()
    await publish(orders)
    await publish(buildRemoteRelease('mf-orders', { version: '0.1.0-00000002' }))

    expect(existsSync(join(folder, 'remotes/mf-orders/0.1.0-00000001/entry.js'))).toBe(true)
  })

  it('reaches no tenant without the remote', async () => {
    const { publish, registry } = await makeStore(['mf-account'])

    expect(await publish(orders)).toMatchObject([{ tenants: [] }])
    expect(registry.readTenant('fresh')?.remotes).toEqual({})
  })

  it('moves shell and remotes to a new major of a shared package when they go together', async () => {
    const { publish } = await makeStore(['mf-orders'])
    await publish(buildShellRelease(), orders)
    const nextShell = buildShellRelease({ version: '0.2.0-0000000b', provides: { react: '20.0.0' } })
    const nextOrders = buildRemoteRelease('mf-orders', { version: '0.2.0-00000002', needs: { react: '^20.0.0' } })

    await expect(publish(nextShell)).rejects.toThrow(
      'mf-orders needs react ^19.3.1; shell 0.2.0-0000000b provides 20.0.0.',
    )
    await expect(publish(nextOrders)).rejects.toThrow('mf-orders needs react ^20.0.0')
    await expect(publish(nextShell, nextOrders)).resolves.toHaveLength(2)
  })
})

const rival = (surface: Parameters<typeof buildRemoteRelease>[1]) => buildRemoteRelease('mf-account', surface)
const refusals = [
  {
    why: 'a path is taken',
    release: rival({ surface: { routes: { x: { path: '/Orders/:id', title: 'x' } } } }),
    reason: 'mf-account and mf-orders both have the path "/orders/:" for the tenant corner.',
  },
  {
    why: 'a link name is taken',
    release: rival({ surface: { routes: { x: { path: '/x', title: 'x', linkName: 'order' } } } }),
    reason: 'mf-account and mf-orders both have the link name "order"',
  },
  {
    why: 'a dialog name is taken',
    release: rival({ surface: { dialogs: { wishlist: { title: 'x', size: 'md' as const } } } }),
    reason: 'mf-account and mf-orders both have the dialog "wishlist"',
  },
  {
    why: "a dialog is the shell's",
    release: rival({ surface: { dialogs: { confirm: { title: 'x', size: 'md' as const } } } }),
    reason: 'the shell and mf-account both have the dialog "confirm"',
  },
  {
    why: 'its own path appears twice',
    release: rival({ surface: { routes: { a: { path: '/a/:b', title: 'a' }, b: { path: '/a/:c/', title: 'b' } } } }),
    reason: 'mf-account has twice the path "/a/:"',
  },
  {
    why: 'F10 the shell provides another major of a shared package',
    release: rival({ needs: { react: '^18.2.0' } }),
    reason: 'mf-account needs react ^18.2.0; shell 0.1.0-0000000a provides 19.3.1.',
  },
  {
    why: 'F10 the shell provides a shared module not at all',
    release: rival({ needs: { 'react-dom/server': '^19.3.1' } }),
    reason: 'mf-account shares react-dom/server with the shell, but shell 0.1.0-0000000a does not provide it.',
  },
  {
    why: 'F10 the shell gives a shared package without something that it uses',
    release: rival({ needs: { 'zod/mini': '^4.6.7' }, uses: { 'zod/mini': ['object', 'uuid'] } }),
    reason: 'mf-account uses uuid of zod/mini, which shell 0.1.0-0000000a does not give',
  },
  {
    why: 'F5 the shell does not serve its contract',
    release: rival({ surface: { contract: 2 } }),
    reason: 'mf-account 0.1.0-00000001 is written for contract 2; shell 0.1.0-0000000a serves 1.',
  },
]

describe('a publish that does not fit', () => {
  const taken = buildRemoteRelease('mf-orders', {
    surface: { routes: { order: { ...route, linkName: 'order' } }, dialogs: { wishlist: { title: 'x', size: 'md' } } },
  })

  it.each(refusals)('is refused and changes nothing when $why', async ({ release, reason }) => {
    const { folder, publish, registry } = await makeStore()
    await publish(buildShellRelease(), taken)
    const before = registry.listTenants().map((tenant) => registry.readTenant(tenant))
    const audit = registry.readAudit()

    await expect(publish(release)).rejects.toMatchObject({ name: 'Refusal', message: expect.stringContaining(reason) })

    expect(registry.listTenants().map((tenant) => registry.readTenant(tenant))).toEqual(before)
    expect(registry.readAudit()).toEqual(audit)
    expect(existsSync(join(folder, 'remotes/mf-account'))).toBe(false)
  })
})
