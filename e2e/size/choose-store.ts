import { locationList } from '@aisle/api/location'
import { CHOSEN_STORE_COOKIE, type ChosenStore, GUEST_TOKEN_PATH, guestTokenSchema } from '@aisle/contract'
import * as z from 'zod/mini'
import { askStore } from './ask-store.ts'

/** The cookie of a shopper who picks up at the tenant's first store: pages that need a store have one. */
export async function storeCookieOf(host: string): Promise<string> {
  const given = await askStore({ host, path: GUEST_TOKEN_PATH, method: 'POST' })
  const { access_token: token } = z.parse(guestTokenSchema, JSON.parse(given.body.toString()))
  const answer = await askStore({ host, path: locationList.path, headers: { authorization: `Bearer ${token}` } })
  const { data } = z.parse(z.object({ data: locationList.data }), JSON.parse(answer.body.toString()))
  const [location] = data.items
  const method = location?.fulFillments.find(({ available }) => available)
  if (!location || !method) throw new Error(`${host} has no store that hands anything over.`)
  const store: ChosenStore = {
    locationId: location.locationId,
    name: location.name,
    zipCode: location.address.zip,
    fulfillmentId: method.fulfillmentId,
    codeName: method.codeName,
    displayName: method.fulfillmentName,
  }
  return `${CHOSEN_STORE_COOKIE}=${encodeURIComponent(JSON.stringify(store))}`
}
