import { cartDetail } from '@aisle/api/cart'
import { applyCoupon, applyDiscountCoupon, removeDiscountCoupon } from '@aisle/api/cart-discount'
import type { CartDetail } from '@aisle/api/cart-detail'
import { customerCoupons } from '@aisle/api/customer'
import { aCart, aCartItem, id, refusal, reply, serve, server } from '@aisle/platform/testing'
import { hostileHtml } from '@aisle/ui/hostile-html.corpus'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { showSavings } from './savings.builder.tsx'

const signedIn = { status: 'signed-in', customerId: id(5) } as const
const spring = { couponID: id(60), code: 'SPRING', title: '$2 off', amount: 2 }

const withCoupon = (version = 1): CartDetail => {
  const cart = aCart([aCartItem({ price: 10 })], { version })
  return { ...cart, orderSummary: { ...cart.orderSummary, discountAmount: 2, coupons: [spring], finalPayAmount: 8 } }
}

let bodies: unknown[]
beforeEach(() => {
  bodies = []
})

describe('a coupon code', () => {
  const typeCode = async (code: string, view: ReturnType<typeof showSavings>) => {
    await view.user.click(screen.getByText('Coupons'))
    const field = screen.getByRole('textbox', { name: 'Coupon code' })
    if (code) await view.user.type(field, code)
    await view.user.click(screen.getByRole('button', { name: 'Apply code' }))
    return field
  }

  it('is applied, said and shown with what it takes off', async () => {
    server.use(
      serve(applyDiscountCoupon, ({ body }) => {
        bodies.push(body)
        return reply({ cart: withCoupon(2), errorMessage: null })
      }),
    )
    const view = showSavings(aCart([aCartItem({ price: 10 })]))
    await typeCode('  spring ', view)

    expect(await screen.findByText('- $2.00')).toBeDefined()
    expect(bodies).toEqual([{ DiscountCouponCode: 'spring', OrderNumber: 'CART-1' }])
    expect(view.platform.toasts.store.getState()).toMatchObject([{ tone: 'success', text: 'Yay! Coupon is applied' }])
  })

  it('2§4 is not sent when it is empty', async () => {
    const view = showSavings(aCart())
    const field = await typeCode('', view)

    expect(screen.getByText('Type the code first.')).toBeDefined()
    expect(document.activeElement).toBe(field)
  })

  it('says at the field why it was not taken', async () => {
    const refused = { cart: null, errorMessage: 'This coupon has expired.', errorCode: 'CRT_COUPON' }
    server.use(serve(applyDiscountCoupon, () => reply(refused)))
    const view = showSavings(aCart())
    const field = await typeCode('old', view)

    expect(await screen.findByText('This coupon has expired.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(view.platform.toasts.store.getState()).toEqual([])
  })

  it('T32 is refused in the words of the store, whatever they look like', async () => {
    const errorMessage = hostileHtml.join(' ')
    server.use(serve(applyDiscountCoupon, () => reply({ cart: null, errorMessage, errorCode: 'CRT_COUPON' })))
    const view = showSavings(aCart())
    await typeCode('old', view)

    await waitFor(() => expect(document.body.textContent).toContain(errorMessage))
    expect(document.querySelectorAll('[src="x"], script, iframe, [onerror]')).toHaveLength(0)
  })

  it('2§8 is refused beside another one by a toast of 5 seconds', async () => {
    const errorMessage = 'Only one coupon can be used for an order.'
    server.use(serve(applyDiscountCoupon, () => reply({ cart: null, errorMessage, errorCode: 'CRT_COUPON_MULTIPLE' })))
    const view = showSavings(aCart())
    await typeCode('second', view)

    await waitFor(() =>
      expect(view.platform.toasts.store.getState()).toMatchObject([{ text: errorMessage, milliseconds: 5000 }]),
    )
    expect(screen.queryByText(errorMessage)).toBeNull()
  })
})

describe('a coupon of the cart', () => {
  it('is taken off again', async () => {
    const asked: unknown[] = []
    server.use(
      serve(removeDiscountCoupon, ({ params }) => {
        asked.push(params)
        return reply(aCart([aCartItem({ price: 10 })], { version: 2 }))
      }),
    )
    const { user } = showSavings(withCoupon())
    await user.click(screen.getByRole('button', { name: 'Remove $2 off' }))

    await waitFor(() => expect(screen.queryByText('- $2.00')).toBeNull())
    expect(asked).toMatchObject([{ couponID: spring.couponID, orderNumber: 'CART-1' }])
  })

  it('T32 is called what it is called, whatever that looks like', () => {
    const idleCoupons = hostileHtml.map((text, index) => ({
      couponID: id(100 + index),
      code: text,
      title: text,
      reason: text,
    }))
    const detail = withCoupon()
    const coupons = hostileHtml.map((title, index) => ({ couponID: id(600 + index), code: title, title, amount: 1 }))
    showSavings({ ...detail, orderSummary: { ...detail.orderSummary, coupons }, idleCoupons })

    const removals = [...document.querySelectorAll('[aria-label^="Remove "]')].map((one) =>
      one.getAttribute('aria-label'),
    )
    const expected = [...hostileHtml, ...hostileHtml].map((text) => `Remove ${text}`)
    expect(removals.toSorted()).toEqual(expected.toSorted())
    const said = document.body.textContent
    expect(hostileHtml.filter((text) => !said.includes(`${text} · ${text}`))).toEqual([])
    expect(document.querySelectorAll('[src="x"], script, iframe, [onerror]')).toHaveLength(0)
  })

  it('that takes nothing off says why, and can be taken off', () => {
    const idle = {
      couponID: id(61),
      code: 'BIG',
      title: '$9 off',
      reason: 'This coupon needs an order of at least $50.',
    }
    showSavings({ ...aCart(), idleCoupons: [idle] })

    expect(screen.getByText(/BIG · This coupon needs/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Remove $9 off' })).toBeDefined()
  })
})

describe('coupons that a customer holds', () => {
  const held = [
    { couponID: id(60), title: '$2 off', isApplied: true },
    { couponID: id(62), title: '$5 off produce', expiresAt: '2030-01-04T12:00:00Z', isApplied: false },
  ]
  const use = () => screen.findByRole('button', { name: 'Use $5 off produce' })
  beforeEach(() =>
    server.use(
      serve(customerCoupons, () => reply({ items: held })),
      serve(applyCoupon, ({ body }) => {
        bodies.push(body)
        return reply(aCart([aCartItem()], { version: 2 }))
      }),
    ),
  )

  it('make room for each other once that is said, in one step', async () => {
    const { user, platform } = showSavings(withCoupon(), { session: signedIn })
    await user.click(await use())

    await waitFor(() => expect(platform.dialogs.stack.getState()).toMatchObject([{ name: 'coupon-confirm' }]))
    expect(bodies).toEqual([])
    const [question] = platform.dialogs.stack.getState()
    act(() => platform.dialogs.close(question?.id ?? '', true))
    await waitFor(() => expect(bodies).toEqual([{ couponID: id(62), isReplacing: true }]))
  })

  it('stay as they are where the question is answered by no', async () => {
    const { user, platform } = showSavings(withCoupon(), { session: signedIn })
    await user.click(await use())
    await waitFor(() => expect(platform.dialogs.stack.getState()).toHaveLength(1))
    const [question] = platform.dialogs.stack.getState()
    act(() => platform.dialogs.close(question?.id ?? '', false))

    expect(bodies).toEqual([])
    expect(screen.getByText('- $2.00')).toBeDefined()
  })

  it('2§8 are refused by a toast of 5 seconds beside one that came from another tab', async () => {
    const text = 'Only one coupon can be used for an order.'
    server.use(
      serve(applyCoupon, () => refusal('CRT_COUPON_MULTIPLE', text, 409)),
      serve(cartDetail, () => reply(withCoupon(2))),
    )
    const { user, platform } = showSavings(aCart([aCartItem({ price: 10 })]), { session: signedIn })
    await user.click(await use())

    await waitFor(() => expect(platform.toasts.store.getState()).toMatchObject([{ text, milliseconds: 5000 }]))
    expect(await screen.findByText('- $2.00')).toBeDefined()
    expect(screen.queryByText(text)).toBeNull()
  })
})
