import { describe, expect, it } from 'vitest'
import { pageOfAppLink } from './app-link.rules.ts'

const origin = 'https://fresh.example'

describe('1§4 an app link', () => {
  it('opens its page with the session id of an age check', () => {
    expect(pageOfAppLink('https://fresh.example/checkout?sessionId=abc#pay', origin)).toBe(
      '/checkout?sessionId=abc#pay',
    )
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
