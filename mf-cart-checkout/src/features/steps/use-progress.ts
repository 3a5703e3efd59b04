import type { CartDetail } from '@aisle/api/cart-detail'
import { customer } from '@aisle/api/customer'
import { guestCustomer } from '@aisle/api/guest'
import { blockedSlots } from '@aisle/api/slot'
import { api, useSession, useShopping, useTenant } from '@aisle/platform'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type CheckoutDraft, emptyDraft } from './checkout-draft.ts'
import { slotsStillHeld } from '../time-slot/lost-slots.rules.ts'
import { createKeptDraft, type KeptDraft } from './kept-draft.ts'
import { type KnownToStore, type Progress, restoreDraft } from './restore-draft.rules.ts'

/** Where the checkout of this cart was left; `undefined` until the API has said what still stands. */
export function useKeptProgress(detail: CartDetail): Progress | undefined {
  const tenant = useTenant((state) => state.tenant)
  const store = useShopping((state) => state.store)
  const status = useSession((session) => session.status)
  const shop = useShopKey()
  const [kept] = useState(() => createKeptDraft(tenant).read())
  const known = useQuery({
    queryKey: ['checkout-draft', tenant, status],
    queryFn: () => askStore(kept, status === 'signed-in', store?.locationId),
    enabled: kept !== undefined && status !== 'starting',
    staleTime: Infinity,
    gcTime: 0,
  })
  if (!kept) return { draft: emptyDraft, done: [] }
  return known.data && restoreDraft(kept, { detail, shop, storeName: store?.name ?? '' }, known.data)
}

/** The checkout's progress, kept with every step. */
export function useProgress(detail: CartDetail, start: Progress) {
  const tenant = useTenant((state) => state.tenant)
  const shop = useShopKey()
  const locationID = useShopping((state) => state.store?.locationId)
  const [draft, setDraft] = useState(start.draft)
  const [done, setDone] = useState<ReadonlySet<string>>(() => new Set(start.done))

  const cartNumber = detail.orderNumber ?? ''
  const guestID = draft.guest?.customerID
  useEffect(() => {
    createKeptDraft(tenant).write({ cartNumber, shop, done: [...done], ...(guestID ? { guestID } : {}) })
  }, [tenant, cartNumber, shop, done, guestID])

  return {
    draft,
    done,
    finish(id: string, change: Partial<CheckoutDraft>, summary: string) {
      setDraft((before) => ({ ...before, ...change, summaries: { ...before.summaries, [id]: summary } }))
      setDone((before) => new Set([...before, id]))
    },
    /** A slot is gone: what the store does not hold any more has to be chosen again; nothing else is lost. */
    async loseSlots(why: string) {
      const blocked = locationID ? await orNothing(api.call(blockedSlots, { query: { locationID } })) : undefined
      const slots = slotsStillHeld(draft.slots, detail.fulfillments, blocked)
      const isHeld = (id: string) => !id.startsWith('slot:') || id.slice('slot:'.length) in slots
      setDraft((before) => ({ ...before, slots, slotLost: why, slotsBefore: before.slots }))
      setDone((before) => new Set([...before].filter(isHeld)))
    },
  }
}

/** Slots and addresses are those of a store and a way to get the goods (spec 1 §4, slots). */
export const useShopKey = () => useShopping(({ store }) => `${store?.locationId} ${store?.fulfillmentId}`)

async function askStore(
  kept: KeptDraft | undefined,
  isSignedIn: boolean,
  locationID: string | undefined,
): Promise<KnownToStore> {
  const id = kept?.guestID
  const holds = kept?.done.some((step) => step.startsWith('slot:'))
  const [guest, person, slots] = await Promise.all([
    id && !isSignedIn ? orNothing(api.call(guestCustomer, { params: { id } })) : undefined,
    isSignedIn ? orNothing(api.call(customer, {})) : undefined,
    holds && locationID ? orNothing(api.call(blockedSlots, { query: { locationID } })) : undefined,
  ])
  return { guest: guest && { ...guest, phone: guest.phone ?? undefined }, customer: person ?? undefined, slots }
}

/** What cannot be learned now is asked of the shopper again. */
const orNothing = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined)
