import { afterEach, describe, expect, it, vi } from 'vitest'
import { allowOwnScripts, ownScript } from './trusted-types.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('scripts', () => {
  it.each(['/_/remotes/mf-orders/1.0.0/entry.js', '/_/shell/1.0.0/boot.js?try=1'])('come from %s', (address) => {
    expect(ownScript(address)).toBe(address)
  })

  it.each([
    'https://evil.example/_/remotes/x.js',
    '/images/x.js',
    'javascript:alert(1)',
    '//evil.example/_/shell/x.js',
    '/_/shell/../../x.js',
  ])('T46 never come from %s', (address) => {
    expect(() => ownScript(address)).toThrow(TypeError)
  })

  it('are held to that by the page itself', () => {
    const createPolicy = vi.fn()
    vi.stubGlobal('trustedTypes', { createPolicy })

    allowOwnScripts()

    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createScriptURL: ownScript })
  })
})
