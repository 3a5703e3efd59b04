import { aCart, aCartItem, id } from '@aisle/platform/testing'
import { expect, it } from 'vitest'
import { type KnownToStore, restoreDraft } from './restore-draft.rules.ts'

const guest = { firstName: 'Robin', lastName: 'Miller', email: 'robin@example.com', customerID: id(5) }
const slot = {
  slotId: id(30),
  slotBookingID: id(31),
  bookingDate: '2026-11-20',
  slotTime: '9:00 AM – 10:00 AM',
  startsAt: '2026-11-20T14:00:00Z',
  endsAt: '2026-11-20T15:00:00Z',
}
const slots = { storePickupSlot: slot, serverTime: '2026-11-20T10:00:00Z' }
const pickupInfo = { primaryUserFirstName: 'Robin', primaryUserLastName: 'Miller' }
const pickup = { contact: 'contact', details: `details:${id(2)}`, slot: `slot:${id(2)}` }
const kept = { cartNumber: 'CART-1', shop: 'elm sp', done: [pickup.contact, pickup.details, pickup.slot, 'payment'] }

function restore(given: { kept?: object; group?: object; known?: KnownToStore; shop?: string; cart?: object } = {}) {
  const cart = aCart([aCartItem()], given.cart)
  const groups = Object.entries(cart.fulfillments).map(([method, group]) => [
    method,
    { ...group, isSlotBookingRequired: true, pickupInfo, ...given.group },
  ])
  return restoreDraft(
    { ...kept, ...given.kept },
    { detail: { ...cart, fulfillments: Object.fromEntries(groups) }, shop: given.shop ?? 'elm sp', storeName: 'Elm' },
    given.known ?? { guest, slots },
  )
}

it('picks up every step that the store still knows, and never the payment', () => {
  const { draft, done } = restore()

  expect(done).toEqual([pickup.contact, pickup.details, pickup.slot])
  expect(draft).toMatchObject({ guest, person: guest, slots: { [id(2)]: slot } })
  expect(draft.payment).toBeUndefined()
  expect(Object.values(draft.summaries)).toEqual([
    'Robin Miller, robin@example.com',
    'Robin Miller, Elm',
    'Fri, Nov 20, 9:00 AM – 10:00 AM',
  ])
})

it.each([
  { why: 'the guest is not known any more', given: { known: { slots } }, done: [pickup.details, pickup.slot] },
  { why: 'the hold has run out', given: { known: { guest } }, done: [pickup.contact, pickup.details] },
  { why: 'nobody was named to fetch it', given: { group: { pickupInfo: null } }, done: [pickup.contact, pickup.slot] },
  {
    why: 'the goods are brought now and have no address',
    given: { group: { codeName: 'sd' } },
    done: [pickup.contact],
  },
  { why: 'only the first step was done', given: { kept: { done: ['contact'] } }, done: ['contact'] },
  { why: 'it was another cart', given: { kept: { cartNumber: 'CART-0' } }, done: [] },
  { why: 'another store was chosen', given: { shop: 'oak sp' }, done: [] },
])('leaves undone what has to be said again when $why', ({ given, done }) => {
  expect(restore(given).done).toEqual(done)
})

it('keeps who the guest is for the next order', () => {
  expect(restore({ kept: { cartNumber: 'CART-0' } }).draft).toMatchObject({ guest, person: guest, slots: {} })
})

it('knows a customer by the account', () => {
  const customer = {
    customerID: id(6),
    isVerifiedOnline: false,
    isLoyalty: false,
    firstName: 'Casey',
    lastName: 'Lee',
    email: 'casey@example.com',
    phoneNumber: '317-555-0142',
  }
  const { draft, done } = restore({ known: { customer } })

  expect(done).toContain('contact')
  expect(draft.summaries['contact']).toBe('Casey Lee, casey@example.com')
  expect(draft.person).toMatchObject({ firstName: 'Casey', lastName: 'Lee', phone: '317-555-0142' })
})

const address = { firstName: 'Robin', lastName: 'Miller', line1: '1 Elm St', city: 'Troy', state: 'NY', zip: '12180' }

it.each([
  { why: 'the store that shipped goods wait in', codeName: 'sd', text: 'Shipped to Uptown' },
  { why: 'the address that goods are brought to', codeName: 'scd', text: '1 Elm St, Troy, NY 12180' },
])('names $why', ({ codeName, text }) => {
  const { draft } = restore({ group: { codeName, address }, cart: { shipToStoreName: 'Uptown' } })
  expect(draft.summaries[pickup.details]).toBe(text)
})
