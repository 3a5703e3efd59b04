import { afterEach, describe, expect, it, vi } from 'vitest'
import { allowOwnScripts, ownScript } from './trusted-types.ts'

afterEach(() => void vi.unstubAllGlobals())

type Rules = { createScriptURL: (address: string) => string }

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

  it('come through the foreign page that mounts an island, and only from its paths for the store', () => {
    const base = '/stores/fresh'

    expect(ownScript('/stores/fresh/_/shell/1.0.0/islands.js', base)).toBe('/stores/fresh/_/shell/1.0.0/islands.js')
    for (const address of [
      '/_/shell/1.0.0/islands.js',
      '/assets/own.js',
      '/stores/fresh/v1/x',
      '/stores/other/_/shell/x.js',
    ])
      expect(() => ownScript(address, base)).toThrow(TypeError)
  })

  it.each([
    { base: '', script: '/_/shell/1.0.0/boot.js', foreign: '/stores/fresh/_/shell/1.0.0/boot.js' },
    { base: '/stores/fresh', script: '/stores/fresh/_/shell/1.0.0/boot.js', foreign: '/_/shell/1.0.0/boot.js' },
  ])('are held to that by the page itself, below "$base"', ({ base, script, foreign }) => {
    const createPolicy = vi.fn<(name: string, rules: Rules) => void>()
    vi.stubGlobal('trustedTypes', { createPolicy })

    allowOwnScripts(base)

    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything())
    const [, rules] = createPolicy.mock.calls[0] ?? []
    expect(rules?.createScriptURL(script)).toBe(script)
    expect(() => rules?.createScriptURL(foreign)).toThrow(TypeError)
  })
})
