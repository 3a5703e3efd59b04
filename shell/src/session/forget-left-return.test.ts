import { createTestPlatform } from '@aisle/platform/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetLeftReturn } from './forget-left-return.ts'
import { returnTo } from './return-to.ts'

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

describe('1§2 the page that was remembered for after a sign-in', () => {
  it.each([
    { when: 'is forgotten once a reload has taken the question away', path: '/', isAsked: false, kept: undefined },
    { when: 'stays while the account drawer asks', path: '/', isAsked: true, kept: '/orders' },
    { when: 'stays for the callback', path: '/callback', isAsked: false, kept: '/orders' },
  ])('$when', ({ path, isAsked, kept }) => {
    history.replaceState(null, '', path)
    returnTo.write('/orders')
    const platform = createTestPlatform()
    if (isAsked) void platform.dialogs.open('account-drawer', {})

    forgetLeftReturn(platform)

    expect(returnTo.read()).toBe(kept)
  })
})
