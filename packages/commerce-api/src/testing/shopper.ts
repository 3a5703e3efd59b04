import { saveCart } from '@aisle/api/cart'
import type { CartDetail } from '@aisle/api/cart-detail'
import { setPickupInfo } from '@aisle/api/checkout'
import { requestGuestOtp, verifyGuestOtp } from '@aisle/api/guest'
import { orderTotal } from '@aisle/api/order-totals'
import { placeOrder, type PlaceOrderBody } from '@aisle/api/place-order'
import { bookSlot } from '@aisle/api/slot'
import { randomUUID } from 'node:crypto'
import type { TestApp } from '../server/testing.ts'
import type { TestStore } from './checkout-store.builder.ts'

export const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }

/** Steps that a shopper takes, through the routes. */
export function shopperOf(test: TestApp, store: TestStore, token: string, email = ada.email) {
  const fill = async (productId: string, qty = 1, fulfillmentMethodId = store.pickup): Promise<CartDetail> => {
    const products = [{ productId, qty }]
    const body = { fulfillmentMethodId, products, locationID: store.locationId, zipCode: '10001' }
    return (await test.call(saveCart, { body }, token)).data
  }

  const prove = async (contact = { ...ada, email }) => {
    const sent = await test.call(requestGuestOtp, { body: contact }, token)
    if (sent.status !== 200) throw new Error(sent.body)
    return await test.call(verifyGuestOtp, { body: { ...contact, otp: await latestCode(test, contact.email) } }, token)
  }

  const namePickupPerson = (fulfillmentMethodID = store.pickup) => {
    const name = { primaryUserFirstName: 'Ada', primaryUserLastName: 'Lovelace' }
    const body = { fulfillmentMethodID, ...name, pickupByDOB1: '12/10/1985' }
    return test.call(setPickupInfo, { body }, token)
  }

  const hold = (slot: { slotId: string; bookingDate: string }, fulfillmentCodeName = 'sp') =>
    test.call(bookSlot, { body: { ...slot, locationID: store.locationId, fulfillmentCodeName } }, token)

  const order = (body: Partial<PlaceOrderBody> & Pick<PlaceOrderBody, 'expectedTotal'>, key: string = randomUUID()) =>
    test.call(placeOrder, { body: { ...orderBody(store), guest: { ...ada, email }, ...body } }, token, {
      'idempotency-key': key,
    })

  return { token, email, fill, prove, namePickupPerson, hold, order }
}
export type TestShopper = ReturnType<typeof shopperOf>

export const totalOf = (cart: CartDetail) => orderTotal(cart.orderSummary)

export const linesOf = ({ fulfillments }: Pick<CartDetail, 'fulfillments'>) =>
  Object.values(fulfillments).flatMap(({ shoppingCartItems }) => Object.values(shoppingCartItems))

export const orderBody = (store: TestStore) => ({
  orderFulfillments: [{ fulfillmentMethodID: store.pickup }],
  paymentToken: 'tok_accepted_card',
  isAcknowledgeAccepted: true,
})

/** The code of the newest mail to an address, as its owner would read it. */
export async function latestCode(test: TestApp, email: string): Promise<string> {
  const [mail] = await test.query<{ payload: { code: string } }>(
    "SELECT payload FROM commerce.outbox WHERE recipient = $1 AND kind = 'one-time-code' ORDER BY outbox_id DESC LIMIT 1",
    [email],
  )
  if (!mail) throw new Error('no code was sent')
  return mail.payload.code
}
