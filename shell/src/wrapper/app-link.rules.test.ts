import { describe, expect, it } from 'vitest'
import { linkedSession, SESSION_PARAMETER } from '../age-verification/linked-session.ts'
import { pageOfAppLink } from './app-link.rules.ts'

const origin = 'https://fresh.example'

describe('1§4 an app link', () => {
  it('opens its page with the session id of an age check, which the page then reads', () => {
    const page = pageOfAppLink(`https://fresh.example/checkout?from=app&${SESSION_PARAMETER}=abc#pay`, origin)
    expect(page).toBe('/checkout?from=app&avSessionId=abc#pay')

    const { pathname, search, hash } = new URL(page ?? '', origin)
    expect(linkedSession({ pathname, search, hash })).toEqual({
      sessionId: 'abc',
      address: '/checkout?from=app#pay',
    })
  })

  it.each([
    'https://other.example/checkout',
    'http://fresh.example/checkout',
    'https://user:word@fresh.example/',
    'https://fresh.example//evil.example',
    'javascript:alert(1)',
    'aisle://checkout',
    '',
  ])('%s opens nothing', (address) => {
    expect(pageOfAppLink(address, origin)).toBeUndefined()
  })
})
