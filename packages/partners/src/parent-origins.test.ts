import { describe, expect, it } from 'vitest'
import { parentOriginsSchema } from './parent-origins.ts'

const origins = parentOriginsSchema.parse('http://*.localhost:3000,shop=https://shop.example')

describe('parent origins', () => {
  it.each([
    ['http://fresh.localhost:3000', 'fresh'],
    ['https://shop.example', 'shop'],
  ])('take %s as the tenant %s', (origin, tenant) => {
    expect(origins.find(origin)).toEqual({ origin, tenant })
  })

  it.each([
    'http://localhost:3000',
    'http://fresh.localhost:3001',
    'https://fresh.localhost:3000',
    'http://a.b.localhost:3000',
    'http://fresh.localhost:3000/',
    'http://fresh.localhost:3000.evil.example',
    'http://evil.example#.localhost:3000',
    'http://evil.example/.localhost:3000',
    'http://x@fresh.localhost:3000',
    'http://id.localhost:3000',
    'null',
    '',
    'http://partners.localhost:3000',
    'https://shop.example.evil',
    'https://www.shop.example',
    'javascript:alert(1)',
  ])('refuse %s (T51)', (origin) => {
    expect(origins.find(origin)).toBeUndefined()
  })

  it.each([
    { tenant: 'fresh', origin: 'http://fresh.localhost:3000' },
    { tenant: 'shop', origin: 'http://shop.localhost:3000' },
    { tenant: 'partners', origin: undefined },
    { tenant: 'a.b', origin: undefined },
    { tenant: 'evil.example/', origin: undefined },
    { tenant: '', origin: undefined },
  ])('say that the store of "$tenant" is at $origin', ({ tenant, origin }) => {
    expect(origins.originOf(tenant)).toBe(origin)
  })

  it('say where a store with an address of its own is', () => {
    expect(parentOriginsSchema.parse('shop=https://shop.example').originOf('shop')).toBe('https://shop.example')
    expect(parentOriginsSchema.parse('shop=https://shop.example').originOf('fresh')).toBeUndefined()
  })

  it.each(['*', 'http://*', 'http://shop.example', 'x=http://*.localhost', 'ftp://*.localhost'])(
    'cannot be configured as %s',
    (text) => {
      expect(parentOriginsSchema.safeParse(text).success).toBe(false)
    },
  )
})
