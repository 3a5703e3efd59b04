import { refusingStorage } from '@aisle/platform/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSignInState, hasRoom } from './sign-in-state.ts'

const HOUR = 3600
const VALUE = '{"nonce":"n-1","code_verifier":"v 1; path=/"}'

afterEach(async () => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/callback')
  await createSignInState(HOUR).remove('s-1')
  history.replaceState(null, '', '/')
  sessionStorage.clear()
})

it('T38 keeps a sign-in under way in its tab, and in no cookie', async () => {
  const cookies = vi.spyOn(document, 'cookie', 'set')
  const state = createSignInState(HOUR)
  await state.set('s-1', VALUE)

  expect(await createSignInState(HOUR).get('s-1')).toBe(VALUE)
  expect(await state.getAllKeys()).toEqual(['s-1'])
  expect(cookies).not.toHaveBeenCalled()
  expect(await state.remove('s-1')).toBe(VALUE)
  expect(await state.get('s-1')).toBeNull()
})

describe.each(['full', 'blocked'] as const)('F46 in a browser whose storage is %s', (way) => {
  it('a sign-in under way is found by the page that it comes back to, once', async () => {
    vi.stubGlobal('sessionStorage', refusingStorage[way]())
    await createSignInState(HOUR).set('s-1', VALUE)
    expect(await createSignInState(HOUR).getAllKeys()).toEqual([])
    expect(document.cookie).not.toContain('s-1')

    history.replaceState(null, '', '/callback?code=c&state=s-1')
    expect(await createSignInState(HOUR).get('s-1')).toBe(VALUE)
    expect(await createSignInState(HOUR).remove('s-1')).toBe(VALUE)
    expect(await createSignInState(HOUR).get('s-1')).toBeNull()
  })

  it('its cookie is for the callback’s page, and ends with the sign-in', async () => {
    vi.stubGlobal('sessionStorage', refusingStorage[way]())
    const cookies = vi.spyOn(document, 'cookie', 'set')
    await createSignInState(HOUR).set('s-1', VALUE)

    expect(cookies.mock.calls[0]?.[0]).toMatch(/^aisle\.oidc\.s-1=[^ ;]+; Path=\/callback; Max-Age=3600; SameSite=Lax$/)
  })

  it('nobody is sent away where cookies are blocked too', async () => {
    vi.stubGlobal('sessionStorage', refusingStorage[way]())
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)

    await expect(createSignInState(HOUR).set('s-1', VALUE)).rejects.toThrow()
  })

  it('has no room', () => {
    expect(hasRoom(() => sessionStorage)).toBe(true)
    vi.stubGlobal('sessionStorage', refusingStorage[way]())
    expect(hasRoom(() => sessionStorage)).toBe(false)
  })
})

it('F46 takes foreign texts for what they are: no sign-in of this page', async () => {
  document.cookie = 'aisle.oidc.other=x; Path=/'
  sessionStorage.setItem('aisle.oidc.s-1', '')

  expect(await createSignInState(HOUR).get('s-2')).toBeNull()
  expect(await createSignInState(HOUR).get('s-1')).toBeNull()
  document.cookie = 'aisle.oidc.other=; Path=/; Max-Age=0'
})
