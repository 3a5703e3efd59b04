import { describe, expect, it } from 'vitest'
import { isKeptAsset } from './kept-asset.rules.ts'

const own = 'https://fresh.example'
const isKept = (address: string) => isKeptAsset(new URL(address, own), own)

describe('T53 the service worker', () => {
  it.each([
    '/_/shell/0.1.0-7eded8ea/boot.1f3a9c2e.js',
    '/_/shell/0.1.0-7eded8ea/async/frame.js',
    '/_/remotes/mf-catalogue/0.1.0-7eded8ea/async/home.1f3a9c2e.js',
    '/_/remotes/mf-orders/0.1.0-7eded8ea/page.1f3a9c2e.css',
  ])('keeps %s', (address) => {
    expect(isKept(address)).toBe(true)
  })

  it.each([
    '/',
    '/checkout',
    '/v1/Cart',
    '/v1/Cart/x.1f3a9c2e.js',
    '/v2/Configuration',
    '/auth/guest-token',
    '/_/registry',
    '/_/offline',
    '/_/shell/service-worker.js',
    '/_/shell/0.1.0-7eded8ea/service-worker.js',
    '/_/remotes/mf-catalogue/0.1.0-dev/page.1f3a9c2e.js',
    '/_/remotes/mf-catalogue/0.1.0-dev/async/page.js',
    '/_/remotes/mf-catalogue/0.1.0-7eded8ea/page.js',
    '/images/milk.1f3a9c2e.svg',
    'https://elsewhere.example/_/shell/0.1.0-7eded8ea/boot.1f3a9c2e.js',
  ])('leaves %s alone', (address) => {
    expect(isKept(address)).toBe(false)
  })
})
