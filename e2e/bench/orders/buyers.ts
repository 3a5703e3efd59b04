import { saveCart } from '@aisle/api/cart'
import { setPickupInfo } from '@aisle/api/checkout'
import { createApiClient } from '@aisle/api/client'
import { orderTotal } from '@aisle/api/order-totals'
import type { PlaceOrderBody } from '@aisle/api/place-order'
import { bookSlot } from '@aisle/api/slot'
import { GUEST_TOKEN_PATH, guestTokenSchema } from '@aisle/contract'
import * as z from 'zod/mini'
import { originOf } from '../../store/origins.ts'
import { postAs } from '../../store/post-as.ts'
import type { Scene } from './scene.ts'
import type { StoreUnderLoad } from './store-under-load.ts'

/** A guest who has everything but the order. */
export type Buyer = { readonly headers: Readonly<Record<string, string>>; readonly body: PlaceOrderBody }

const AT_ONCE = 12
const LINES = 3
const NAME = { firstName: 'Load', lastName: 'Shopper' }
let count = 0

/** What a guest comes for: any three products, or the one that everybody wants with two others. */
export type Wish = 'anything' | 'the same'

/** Lets guests come in, fill a cart, choose who fetches it, hold a slot and type a card. Each is a shopper of their own. */
export async function prepareBuyers(
  store: StoreUnderLoad,
  scene: Scene,
  { howMany, wish }: { howMany: number; wish: Wish },
): Promise<readonly Buyer[]> {
  const buyers: Buyer[] = []
  let begun = 0
  const letIn = async () => {
    while (begun < howMany) {
      begun += 1
      buyers.push(await prepareBuyer(store, scene, wish))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, letIn))
  return buyers
}

async function prepareBuyer(store: StoreUnderLoad, scene: Scene, wish: Wish): Promise<Buyer> {
  count += 1
  const contact = { ...NAME, email: `load-${process.pid}-${count}@example.com` }
  const { tenant, apiUrl } = store
  const { methodId, locationId, zipCode } = scene
  const token = z.parse(guestTokenSchema, await postAs(`${tenant}.localhost`, GUEST_TOKEN_PATH)).access_token
  // Everybody comes from an address of their own: limits per address are not what is measured.
  const headers = {
    authorization: `Bearer ${token}`,
    'x-tenant-id': tenant,
    'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
  }
  const api = createApiClient({ baseUrl: apiUrl, headers })

  const products = basket(scene, wish).map((productId) => ({ productId, qty: 1 }))
  const cart = await api.call(saveCart, {
    body: { fulfillmentMethodId: methodId, products, locationID: locationId, zipCode: zipCode.slice(0, 5) },
  })
  const orderNumber = cart.orderNumber ?? undefined
  await prove(store, token, contact)
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

/** Neighbours on the shelf, another place for everybody: products are bought by some at once, not by all. */
function basket({ productIds }: Scene, wish: Wish): readonly string[] {
  const [wanted, ...others] = productIds
  if (wish === 'anything' || !wanted) return Array.from({ length: LINES }, (_, step) => at(productIds, step))
  return [wanted, ...Array.from({ length: LINES - 1 }, (_, step) => at(others, step))]
}

function at(ids: readonly string[], step: number): string {
  const id = ids[(count * 7 + step * 11) % ids.length]
  if (!id) throw new Error('The store sells nothing.')
  return id
}

const claimsSchema = z.object({ sub: z.string() })

/** As a right one-time code does: waiting for as many mails is not what is measured. */
async function prove({ query, tenant }: StoreUnderLoad, token: string, contact: typeof NAME & { email: string }) {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  const { sub } = z.parse(claimsSchema, JSON.parse(claims))
  await query(
    `INSERT INTO commerce.guest_customers (tenant_id, subject, first_name, last_name, email, verified_at)
     VALUES ($1, $2, $3, $4, $5, now())`,
    [tenant, sub, contact.firstName, contact.lastName, contact.email],
  )
}

const tokenSchema = z.object({ token: z.string() })

/** As the card form of the partners asks for it. */
async function cardToken({ tenant }: StoreUnderLoad): Promise<string> {
  const card = { number: '4111 1111 1111 1111', expiry: '12/30', cvc: '123', origin: originOf(tenant) }
  const answer = await postAs('partners.localhost', '/payments/datacap/tokens', card)
  return z.parse(tokenSchema, answer).token
}
