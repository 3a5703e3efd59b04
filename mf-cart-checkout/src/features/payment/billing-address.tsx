import type { CartDetail } from '@aisle/api/cart-detail'
import { AddressFields, addressDraftOf, type AddressErrors, readAddress } from '@aisle/ui/address-form'
import { Checkbox } from '@aisle/ui/checkbox'
import { Stack } from '@aisle/ui/page-layout'
import type { AddressInput } from '@aisle/api/address'
import { useState } from 'react'
import { billingStart, deliveryAddressOf } from './billing-address.rules.ts'
import { paymentMessages as texts } from './payment.messages.ts'

/**
 * Whose address a card is known by: that of the delivery unless the shopper has another one. Where nothing is delivered
 * it may be left out.
 */
export function useBillingAddress(cart: Pick<CartDetail, 'fulfillments' | 'shipToStoreLocationID'>) {
  const delivery = deliveryAddressOf(cart)
  const [isOwn, setOwn] = useState(false)
  const [draft, setDraft] = useState(() => addressDraftOf(billingStart(delivery)))
  const [errors, setErrors] = useState<AddressErrors>({})
  return {
    /** The address for the card, `undefined` for none, or `false` where the form is not complete. */
    read(): AddressInput | undefined | false {
      if (!isOwn) return delivery && readAddress(addressDraftOf(delivery)).address
      const typed = readAddress(draft)
      setErrors(typed.errors ?? {})
      return typed.address ?? false
    },
    fields: (
      <Stack data-gap={3}>
        <Checkbox
          label={delivery ? texts.billingSame : texts.billingNone}
          checked={!isOwn}
          onChange={(event) => setOwn(!event.currentTarget.checked)}
        />
        {isOwn ? (
          <AddressFields value={draft} onChange={setDraft} errors={errors} idPrefix="billing" purpose="billing" />
        ) : null}
      </Stack>
    ),
  }
}
