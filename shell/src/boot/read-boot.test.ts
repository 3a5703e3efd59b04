import { BOOT_ELEMENT_ID, completeSurface } from '@aisle/contract'
import { aBoot } from '@aisle/contract/testing'
import { afterEach, expect, it } from 'vitest'
import { readBoot } from './read-boot.ts'

const entry = {
  version: '1.0.0',
  contract: 1,
  entry: { url: '/_/remotes/mf-orders/1.0.0/entry.js', integrity: 'sha384-AAAA' },
  manifest: {},
  surface: completeSurface({ remote: 'mf-orders', contract: 1 }),
  preloads: {},
}
const boot = aBoot({ registry: { revision: 3, remotes: { 'mf-orders': entry } } })

function write(content: unknown) {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = BOOT_ELEMENT_ID
  script.textContent = typeof content === 'string' ? content : JSON.stringify(content)
  document.body.append(script)
}

afterEach(() => document.body.replaceChildren())

it('reads what came with the document', () => {
  write(boot)

  expect(readBoot(document).boot).toEqual(boot)
})

it('drops and names a remote whose entry cannot be read', () => {
  write({ ...boot, registry: { revision: 3, remotes: { 'mf-orders': entry, 'mf-broken': { version: 'x' } } } })

  const { boot: read, dropped } = readBoot(document)

  expect(Object.keys(read.registry.remotes)).toEqual(['mf-orders'])
  expect(dropped).toEqual(['mf-broken'])
})

it.each([undefined, 'no json', { ...boot, schema: 2 }])(
  'refuses a document without a block that can be read',
  (content) => {
    if (content !== undefined) write(content)

    expect(() => readBoot(document)).toThrow()
  },
)
