import { cartDetail } from '@aisle/api/cart'
import { ApiError } from '@aisle/platform'
import { aCart, createTestPlatform, reply, serve, server, setViewport, viewportWidth } from '@aisle/platform/testing'
import { expect, it, vi } from 'vitest'
import { showCartError } from './show-cart-error.ts'

function setUp() {
  const platform = createTestPlatform({ cart: { detail: aCart() } })
  const alerts = () => platform.cartAlerts.store.getState()
  const toasts = () => platform.toasts.store.getState()
  return { platform, alerts, toasts }
}

const refused = (code: string, text = 'No.') => new ApiError(409, code, text)

it('2§8 says what the server said in the cart’s alerts', () => {
  const { alerts } = setUp()

  showCartError(refused('CRT_9999', 'That cannot be.'))

  expect(alerts()).toMatchObject([{ variant: 'danger', message: 'That cannot be.' }])
})

it('2§8 says it as a toast on phones', () => {
  setViewport(viewportWidth.phone)
  const { alerts, toasts } = setUp()

  showCartError(refused('CRT_9999', 'That cannot be.'))

  expect(alerts()).toEqual([])
  expect(toasts()).toMatchObject([{ tone: 'error', text: 'That cannot be.' }])
})

it('says that the store was not reached in words of ours', () => {
  const { alerts } = setUp()

  showCartError(new ApiError(0, 'NETWORK', ''))

  expect(alerts()).toMatchObject([{ message: 'The store could not be reached. Please try again.' }])
})

it('2§8 clears an abandoned cart and says so', () => {
  const { platform, alerts } = setUp()

  showCartError(refused('CRT_0002', 'Gone.'))

  expect(platform.cart.store.getState().detail).toBeNull()
  expect(alerts()).toMatchObject([
    {
      variant: 'danger',
      message:
        'Your previous cart has been abandoned. Please refresh your page and you can begin creating a new order!',
    },
  ])
})

it.each(['CRT_0014', 'CRT_0018'])('2§8 goes to the cart and says for ten seconds that a slot is gone (%s)', (code) => {
  const { platform, alerts } = setUp()
  const lost = vi.fn<() => void>()
  platform.bus.on('slot.lost', lost, { signal: new AbortController().signal })

  showCartError(refused(code, 'This slot is full.'))

  expect(alerts()).toMatchObject([{ variant: 'danger', message: 'This slot is full.', seconds: 10 }])
  expect(lost).toHaveBeenCalledOnce()
})

it('2§8 reads the cart again when a line is no longer there', async () => {
  const { platform, alerts } = setUp()
  server.use(serve(cartDetail, () => reply(aCart([], { version: 2 }))))

  showCartError(refused('CRT_0108'))

  await vi.waitFor(() => expect(platform.cart.store.getState().detail).toBeNull())
  expect(alerts()).toEqual([])
})

it.each(['CRT_400', 'CRT_0114'])('2§8 is silent about %s', (code) => {
  const { alerts, toasts } = setUp()

  showCartError(refused(code))

  expect([...alerts(), ...toasts()]).toEqual([])
})

it('2§8 shows for five seconds that only one coupon can be used', () => {
  const { toasts } = setUp()

  showCartError(refused('CRT_COUPON_MULTIPLE', 'Only one coupon can be used.'), 'coupon')

  expect(toasts()).toMatchObject([{ text: 'Only one coupon can be used.', milliseconds: 5000 }])
})
