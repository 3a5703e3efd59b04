import type { OrderFulfillment } from '@aisle/api/order-detail'
import { fullAddress } from '../review/full-address.ts'
import { slotText } from '../time-slot/slot-text.ts'
import { orderCompleteMessages as texts } from './order-complete.messages.ts'

/** When, where and to whom a part of an order comes, line by line; times are the store's. */
export function receivingLines(fulfillment: OrderFulfillment): readonly string[] {
  const { slot, address, storeName, storeAddress, shippingRateName, deliveryInstruction } = fulfillment
  const people = [fulfillment.pickupPerson, fulfillment.alternatePickupPerson].flatMap((person) =>
    person ? [nameOf(person)] : [],
  )
  return [
    slot && slotText(slot),
    address && nameOf(address),
    address ? fullAddress(address) : storeName,
    !address && storeAddress && fullAddress(storeAddress),
    people.length > 0 && texts.pickedUpBy(people.join(texts.or)),
    shippingRateName,
    fulfillment.isContactlessDelivery && texts.contactless,
    deliveryInstruction && texts.instruction(deliveryInstruction),
  ].flatMap((line) => line || [])
}

type Name = { readonly firstName?: string | null | undefined; readonly lastName?: string | null | undefined }

const nameOf = ({ firstName, lastName }: Name) => [firstName, lastName].filter(Boolean).join(' ')
