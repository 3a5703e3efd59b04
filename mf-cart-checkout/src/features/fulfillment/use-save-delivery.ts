import { type Address, type AddressInput, addressList, AddressType, createAddress } from '@aisle/api/address'
import type { CartFulfillment } from '@aisle/api/cart-detail'
import { applyShipToStoreLocation } from '@aisle/api/cart-location'
import { setOrderAddress } from '@aisle/api/checkout'
import type { Location } from '@aisle/api/location'
import { api, callOptions, cart, toast } from '@aisle/platform'
import { errorText } from '@aisle/ui/error-text.rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withReplaced } from './delivery-form.rules.ts'
import { deliveryMessages as texts } from './delivery.messages.ts'
import { addressText } from './receiver-text.ts'
import { useRememberedAddresses } from './remembered-addresses.ts'

/** Where goods go: an address that is kept, one typed for this order, or a store that they wait in. */
export type Destination =
  | { readonly kind: 'kept'; readonly address: Address }
  | { readonly kind: 'typed'; readonly address: AddressInput; readonly isKept: boolean }
  | { readonly kind: 'store'; readonly store: Location }

export type Delivery = {
  readonly destination: Destination
  readonly instruction: string
  readonly isContactless: boolean
}

/** The customer's shipping addresses. */
export const shippingAddresses = { query: { addressType: AddressType.Shipping } } as const

/** Tells the store where the goods go; gives back what a done step says of it. */
export function useSaveDelivery({ fulfillmentMethodID, codeName }: CartFulfillment) {
  const queryClient = useQueryClient()
  const remembered = useRememberedAddresses()

  const keep = async (address: AddressInput) => {
    try {
      const saved = await api.call(createAddress, { body: { ...address, type: AddressType.Shipping } })
      const newId = saved.address.customerAddressesID
      remembered.write(withReplaced(remembered.read() ?? {}, { codeName, newId, deletedId: saved.deletedAddressId }))
      await queryClient.invalidateQueries(callOptions(api, addressList, shippingAddresses))
    } catch (error) {
      // The order goes there all the same.
      toast('error', texts.notKept(errorText(error)))
    }
  }

  return useMutation({
    mutationFn: async ({ destination, instruction, isContactless }: Delivery): Promise<string> => {
      if (destination.kind === 'store') {
        const { locationId: locationID, name } = destination.store
        cart.accept(await api.call(applyShipToStoreLocation, { query: { locationID, ...cart.terms() } }))
        return texts.shippedTo(name)
      }
      const { address } = destination
      const where =
        destination.kind === 'kept'
          ? { customerAddressesID: destination.address.customerAddressesID }
          : { address: destination.address }
      const how = { deliveryInstruction: instruction, isContactlessDelivery: isContactless }
      const body = { fulfillmentMethodID, ...cart.terms(), ...where, ...how }
      cart.accept(await api.call(setOrderAddress, { body }))
      if (destination.kind === 'kept') {
        remembered.write({ ...remembered.read(), [codeName]: destination.address.customerAddressesID })
      } else if (destination.isKept) {
        await keep(destination.address)
      }
      return addressText(address)
    },
  })
}
