import { cartDetail } from '@aisle/api/cart'
import { applyLoyaltyDollars } from '@aisle/api/cart-discount'
import type { CartDetail } from '@aisle/api/cart-detail'
import { aCart, aCartItem, refusal, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { showSavings } from './savings.builder.tsx'

let bodies: unknown[]
beforeEach(() => {
  bodies = []
})

describe('loyalty dollars', () => {
  const cartWith = (loyalty: CartDetail['loyalty'], version = 1) => ({ ...aCart([aCartItem()], { version }), loyalty })
  const answers = (loyalty: CartDetail['loyalty']) =>
    server.use(
      serve(applyLoyaltyDollars, ({ body }) => {
        bodies.push(body)
        return reply(cartWith(loyalty, 2))
      }),
    )

  it('are used in part or all at once, and not at all again', async () => {
    answers({ asked: 5, used: 5, redeemable: 12.5 })
    const { user } = showSavings(cartWith({ asked: 0, used: 0, redeemable: 12.5 }))
    await user.click(screen.getByText('Loyalty dollars'))
    await user.type(screen.getByRole('textbox', { name: 'How much to use' }), '5')
    await user.click(screen.getByRole('button', { name: 'Apply' }))

    expect(await screen.findByText('$5.00 of your $12.50 are used for this order.')).toBeDefined()
    answers({ asked: 0, used: 0, redeemable: 12.5 })
    await user.click(screen.getByRole('button', { name: 'Use none' }))
    await waitFor(() => expect(bodies).toEqual([{ dollars: 5 }, { dollars: 0 }]))
  })

  it('are not sent beyond what there is', async () => {
    const { user } = showSavings(cartWith({ asked: 0, used: 0, redeemable: 12.5 }))
    await user.click(screen.getByText('Loyalty dollars'))
    await user.type(screen.getByRole('textbox', { name: 'How much to use' }), '12.51')
    await user.click(screen.getByRole('button', { name: 'Apply' }))

    expect(screen.getByText('You have $12.50. Type no more than that.')).toBeDefined()
  })

  it('that are fewer than were chosen are mended by one click', async () => {
    answers({ asked: 3, used: 3, redeemable: 3 })
    const { user } = showSavings(cartWith({ asked: 5, used: 3, redeemable: 3 }))
    await user.click(screen.getByRole('button', { name: 'Use $3.00' }))

    expect(await screen.findByText('$3.00 of your $3.00 are used for this order.')).toBeDefined()
    expect(bodies).toEqual([{ dollars: 3 }])
  })

  it('that are refused are shown as the store has them now', async () => {
    server.use(
      serve(applyLoyaltyDollars, () => refusal('CRT_LOYALTY', 'You do not have that many loyalty dollars.', 409)),
      serve(cartDetail, () => reply(cartWith({ asked: 0, used: 0, redeemable: 1 }, 3))),
    )
    const { user } = showSavings(cartWith({ asked: 0, used: 0, redeemable: 12.5 }))
    await user.click(screen.getByText('Loyalty dollars'))
    await user.click(screen.getByRole('button', { name: 'Use all $12.50' }))

    expect((await screen.findByRole('alert')).textContent).toContain('You do not have that many')
    expect(await screen.findByText('You have $1.00 to use.')).toBeDefined()
  })

  it.each([
    { why: 'nothing can be redeemed here', loyalty: null },
    { why: 'there are none', loyalty: { asked: 0, used: 0, redeemable: 0 } },
  ])('are not spoken of where $why', ({ loyalty }) => {
    showSavings(cartWith(loyalty))
    expect(screen.queryByText('Loyalty dollars')).toBeNull()
  })
})
