import { customer, userInfo } from '@aisle/api/customer'
import { createTestPlatform, reply, serve, server } from '@aisle/platform/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startFreshness } from './freshness.ts'

const ends: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
})

function startOn(isTouched: boolean) {
  server.use(
    serve(customer, () => reply(null)),
    serve(userInfo, () => reply({ email: '', hasCustomer: false, unreadNotifications: 0 })),
  )
  const platform = createTestPlatform({ session: { status: 'signed-in' } })
  const refresh = vi.spyOn(platform.cart, 'refresh').mockResolvedValue()
  const invalidate = vi.spyOn(platform.queryClient, 'invalidateQueries')
  ends.push(startFreshness(platform, { isTouched }))
  const after = (milliseconds: number, event: string) => {
    vi.setSystemTime(Date.now() + milliseconds)
    dispatchEvent(new Event(event))
  }
  return { refresh, invalidate, after }
}

describe('1§4 coming back', () => {
  it('refreshes user info and notifications when signed in', () => {
    const { invalidate, after } = startOn(false)
    after(5_000, 'focus')
    const asked = invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[1])
    expect(asked).toEqual(expect.arrayContaining(['/v1/Customer/UserInfo', '/v1/Notification']))
  })

  it('1§9 a touch in the mobile wrapper refreshes at most every 5 s', () => {
    const { refresh, after } = startOn(true)
    after(4_999, 'touchstart')
    expect(refresh).toHaveBeenCalledTimes(0)
    after(1, 'touchstart')
    after(100, 'touchstart')
    expect(refresh).toHaveBeenCalledTimes(1)
    after(5_000, 'touchstart')
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('F54 a page that the browser brings back from its memory (%s) is looked at again', (persisted, times) => {
    const { refresh, invalidate } = startOn(false)
    vi.setSystemTime(Date.now() + 5_000)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    expect(refresh).toHaveBeenCalledTimes(times)
    expect(invalidate.mock.calls.length > 0).toBe(persisted)
  })

  it('a touch in a browser refreshes nothing', () => {
    const { refresh, after } = startOn(false)
    after(10_000, 'touchstart')
    expect(refresh).not.toHaveBeenCalled()
  })
})
