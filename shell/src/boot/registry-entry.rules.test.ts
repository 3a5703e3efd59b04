import { completeSurface, registryRemoteSchema } from '@aisle/contract'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { isRegistryRemote } from './registry-entry.rules.ts'

const entry = {
  version: '1.0.0-1234abcd',
  contract: 1,
  entry: { url: '/_/remotes/mf-orders/1.0.0/entry.js', integrity: 'sha384-AAAA' },
  manifest: { name: 'mf_orders' },
  surface: completeSurface({
    remote: 'mf-orders',
    contract: 1,
    routes: {
      orders: {
        path: '/orders',
        title: 'Orders',
        guards: ['login'],
        data: [{ call: 'orders', query: { page: { from: 'query', name: 'page', type: 'number', otherwise: 1 } } }],
        linkName: 'orders',
        isPublic: false,
      },
    },
    widgets: { recent: { slot: 'header.actions', order: 1, island: true } },
    dialogs: { confirm: { title: 'Sure?', size: 'sm' } },
    menu: [{ in: 'account', label: 'Orders', link: 'orders', guards: ['login'] }],
  }),
  preloads: { orders: [{ url: '/a.js', integrity: 'sha384-BBBB' }] },
}

/** Every place in a value, as the way that leads there. */
const placesIn = (value: unknown, way: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [way, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...way, key]))]
    : [way]

const replaced = (value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown => {
  if (key === undefined) return other
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaced(item, rest, other) : item))
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, part]) => {
      const next = name === key ? replaced(part, rest, other) : part
      return next === undefined ? [] : [[name, next]]
    }),
  )
}

const others = [undefined, null, true, 0, -1, 2.5, '', '/x', 'mf-x', '1.2.3', 'sha256-AA==', 'login', 'sm', [], {}, [1]]

it('takes an entry', () => {
  expect(isRegistryRemote(entry)).toBe(true)
})

it.each(placesIn(entry).map((way) => ({ way })))('says of other values at $way what the schema says', ({ way }) => {
  for (const other of others) {
    const value = replaced(entry, way, other)
    const issues = z.safeParse(registryRemoteSchema, value).error?.issues ?? []
    expect({ other, isTaken: isRegistryRemote(value) }).toEqual({ other, isTaken: issues.length === 0 })
  }
})
