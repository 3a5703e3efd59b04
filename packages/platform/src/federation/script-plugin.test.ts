// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { buildRegistryRemote } from './registry-remote.builder.ts'
import { scriptPlugin } from './script-plugin.ts'

const plugin = scriptPlugin((container) => (container === 'mf_orders' ? buildRegistryRemote() : undefined))
const ask = (name: string) =>
  plugin.createScript({
    url: 'https://shop.test/entry.js',
    remoteInfo: { name, entry: '', type: 'global', entryGlobalName: name, shareScope: 'default' },
  })

it("T46 loads an entry with the registry's hash, across origins", () => {
  const { script } = ask('mf_orders')

  expect(script).toMatchObject({
    src: 'https://shop.test/entry.js',
    integrity: 'sha384-b3JkZXJz',
    crossOrigin: 'anonymous',
  })
})

it('F2 waits 120 s for an entry instead of 20', () => {
  expect(ask('mf_orders').timeout).toBe(120_000)
})

it('T47 loads no script that the registry does not name', () => {
  expect(() => ask('mf_evil')).toThrow('belongs to no remote of this store')
})
