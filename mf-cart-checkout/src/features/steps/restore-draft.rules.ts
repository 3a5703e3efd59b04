import type { CartDetail, CartFulfillment } from '@aisle/api/cart-detail'
import type { Customer } from '@aisle/api/customer'
import { fulfillmentKind, isPickedUp } from '@aisle/api/fulfillment-kind'
import type { BlockedSlots, BookedSlot } from '@aisle/api/slot'
import { customerLines, guestText } from '../contact/contact-text.ts'
import type { ProvenGuest } from '../contact/proven-guest.ts'
import { deliveryMessages } from '../fulfillment/delivery.messages.ts'
import { addressText, personText } from '../fulfillment/receiver-text.ts'
import { slotOf } from '../time-slot/slot-of.rules.ts'
import { slotText } from '../time-slot/slot-text.ts'
import { type CheckoutDraft, emptyDraft } from './checkout-draft.ts'
import type { KeptDraft } from './kept-draft.ts'
import { stepsOf } from './steps.rules.ts'

/** What the API still knows of a checkout that was left. */
export type KnownToStore = {
  /** Whose address is proven. */
  readonly guest?: ProvenGuest | undefined
  readonly customer?: Customer | undefined
  readonly slots?: BlockedSlots | undefined
}

export type Progress = { readonly draft: CheckoutDraft; readonly done: readonly string[] }

type Place = { readonly detail: CartDetail; readonly shop: string; readonly storeName: string }

/** Picks a checkout up where it was left. A step counts as done as long as the API knows what was said in it. */
export function restoreDraft(kept: KeptDraft, { detail, shop, storeName }: Place, known: KnownToStore): Progress {
  const { guest, customer } = known
  const whose = {
    ...emptyDraft,
    ...(guest ? { guest, person: guest } : customer ? { person: personOf(customer) } : {}),
  }
  if (kept.cartNumber !== detail.orderNumber || kept.shop !== shop) return { draft: whose, done: [] }

  const summaries: Record<string, string> = {}
  const slots: Record<string, BookedSlot> = {}
  for (const step of stepsOf(detail)) {
    if (!kept.done.includes(step.id)) continue
    const slot = 'group' in step && step.id.startsWith('slot:') ? heldSlot(known, step.group) : undefined
    if (slot && 'group' in step) slots[step.group.fulfillmentMethodID] = slot
    const summary =
      step.id === 'contact'
        ? contactText(known)
        : slot
          ? slotText(slot)
          : 'group' in step && step.id.startsWith('details:')
            ? receiverText(step.group, storeName, detail)
            : undefined
    if (summary !== undefined) summaries[step.id] = summary
  }
  return { draft: { ...whose, slots, summaries }, done: Object.keys(summaries) }
}

const heldSlot = ({ slots }: KnownToStore, group: CartFulfillment) => slots && slotOf(slots, group)

const contactText = ({ guest, customer }: KnownToStore) =>
  guest ? guestText(guest) : customer && customerLines(customer).slice(0, 2).join(', ')

function receiverText(
  { codeName, address, pickupInfo }: CartFulfillment,
  storeName: string,
  { shipToStoreName }: CartDetail,
): string | undefined {
  if (isPickedUp(codeName)) return pickupInfo ? personText(pickupInfo, storeName) : undefined
  if (shipToStoreName && fulfillmentKind(codeName) === 'delivery') return deliveryMessages.shippedTo(shipToStoreName)
  return address ? addressText(address) : undefined
}

const personOf = ({ firstName, lastName, phoneNumber, email }: Customer) => ({
  firstName,
  lastName,
  phone: phoneNumber,
  email,
})
