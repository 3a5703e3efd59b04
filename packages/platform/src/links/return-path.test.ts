import { completeSurface } from '@aisle/contract'
import { describe, expect, it } from 'vitest'
import { pathAfterStoreOf, returnPathOf } from './return-path.ts'

const surfaces = [
  completeSurface({
    remote: 'mf-catalogue',
    contract: 1,
    routes: {
      home: { path: '/', title: 'Home' },
      search: { path: '/search', title: 'Search' },
      product: { path: '/detail/:seoName', title: 'Product' },
      findStore: { path: '/find-store', title: 'Find a store', linkName: 'findStore' },
    },
  }),
]

describe('T35 the way back', () => {
  it.each(['/', '/search?q=milk&si=2', '/detail/whole-milk', '/detail/cr%C3%A8me'])('leads to %s', (address) => {
    expect(returnPathOf(surfaces, address)).toBe(address)
  })

  it.each([
    '//evil.example',
    '///evil.example',
    '//fresh.localhost@evil.example/',
    '%2f%2fevil.example',
    '/.//evil.example/search',
    '/x/..//evil.example/search',
    '\\\\evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    'https:evil.example',
    'https://evil.example/search',
    'http:\\\\evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,evil',
    '/\tsearch',
    '/\n/evil.example',
    ' /search',
    '/detail/..%2f..%2fx',
    '/nowhere',
    'search',
    '',
    null,
    undefined,
  ])('leads home instead of to %j', (address) => {
    expect(returnPathOf(surfaces, address)).toBe('/')
  })

  it('drops what stands behind the hash', () => {
    expect(returnPathOf(surfaces, '/search?q=a#token')).toBe('/search?q=a')
  })
})

it.each([
  ['/search?q=milk', '/search?q=milk'],
  ['/find-store', '/'],
  ['/find-store?redirectFrom=%2Fsearch', '/'],
  ['//evil.example', '/'],
  [null, '/'],
])('1§4 a store chosen on the way to %s leads to %s', (address, path) => {
  expect(pathAfterStoreOf(surfaces, address)).toBe(path)
})
