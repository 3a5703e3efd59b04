import { saveCart } from '@aisle/api/cart'
import { setPickupInfo } from '@aisle/api/checkout'
import { createApiClient } from '@aisle/api/client'
import { requestGuestOtp, verifyGuestOtp } from '@aisle/api/guest'
import { orderTotal } from '@aisle/api/order-totals'
import type { PlaceOrderBody } from '@aisle/api/place-order'
import { bookSlot } from '@aisle/api/slot'
import { GUEST_TOKEN_PATH, guestTokenSchema } from '@aisle/contract'
import * as z from 'zod/mini'
import { mailTo } from '../../store/inbox.ts'
import { originOf } from '../../store/origins.ts'
import { postAs } from '../../store/post-as.ts'
import type { Scene } from './scene.ts'
import type { StoreUnderLoad } from './store-under-load.ts'

/** A guest who has everything but the order. */
export type Buyer = { readonly headers: Readonly<Record<string, string>>; readonly body: PlaceOrderBody }

const AT_ONCE = 12
const NAME = { firstName: 'Load', lastName: 'Shopper' }
let count = 0

/** Lets guests come in, fill a cart, prove an address, choose who fetches it, hold a slot and type a card. */
export async function prepareBuyers(store: StoreUnderLoad, scene: Scene, howMany: number): Promise<readonly Buyer[]> {
  const buyers: Buyer[] = []
  const letIn = async () => {
    while (buyers.length + busy < howMany) {
      busy += 1
      const buyer = await prepareBuyer(store, scene)
      busy -= 1
      buyers.push(buyer)
    }
  }
  let busy = 0
  await Promise.all(Array.from({ length: AT_ONCE }, letIn))
  return buyers
}

async function prepareBuyer(store: StoreUnderLoad, scene: Scene): Promise<Buyer> {
  count += 1
  const contact = { ...NAME, email: `load-${process.pid}-${count}@example.com` }
  const { tenant, apiUrl } = store
  const { methodId, locationId, zipCode, productId } = scene
  const token = z.parse(guestTokenSchema, await postAs(`${tenant}.localhost`, GUEST_TOKEN_PATH)).access_token
  // Everybody comes from an address of their own: limits per address are not what is measured.
  const headers = {
    authorization: `Bearer ${token}`,
    'x-tenant-id': tenant,
    'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
  }
  const api = createApiClient({ baseUrl: apiUrl, headers })

  const products = [{ productId, qty: 1 }]
  const cart = await api.call(saveCart, {
    body: { fulfillmentMethodId: methodId, products, locationID: locationId, zipCode: zipCode.slice(0, 5) },
  })
  const orderNumber = cart.orderNumber ?? undefined
  await api.call(requestGuestOtp, { body: { ...contact, orderNumber } })
  const { subject, text } = await mailTo(contact.email, /\b\d{6}\b/)
  const otp = /\b\d{6}\b/.exec(`${text}\n${subject}`)?.[0] ?? ''
  await api.call(verifyGuestOtp, { body: { ...contact, otp, orderNumber } })
  await api.call(setPickupInfo, {
    body: {
      fulfillmentMethodID: methodId,
      primaryUserFirstName: NAME.firstName,
      primaryUserLastName: NAME.lastName,
      orderNumber,
    },
  })
  const slot = scene.slots[count % scene.slots.length]
  if (!slot) throw new Error('The store has no slot left that takes orders.')
  await api.call(bookSlot, { body: { ...slot, locationID: locationId, fulfillmentCodeName: 'sp', orderNumber } })

  return {
    headers,
    body: {
      orderNumber,
      orderFulfillments: [{ fulfillmentMethodID: methodId }],
      paymentToken: await cardToken(store),
      isAcknowledgeAccepted: true,
      guest: contact,
      expectedTotal: orderTotal(cart.orderSummary),
    },
  }
}

const tokenSchema = z.object({ token: z.string() })

/** As the card form of the partners asks for it. */
async function cardToken({ tenant }: StoreUnderLoad): Promise<string> {
  const card = { number: '4111 1111 1111 1111', expiry: '12/30', cvc: '123', origin: originOf(tenant) }
  const answer = await postAs('partners.localhost', '/payments/datacap/tokens', card)
  return z.parse(tokenSchema, answer).token
}
