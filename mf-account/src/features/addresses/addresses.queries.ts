import {
  addressList,
  AddressType,
  createAddress,
  deleteAddress,
  setDefaultAddress,
  updateAddress,
} from '@aisle/api/address'
import type { Address, AddressInput } from '@aisle/api/address'
import { callKey } from '@aisle/api/endpoint'
import { api } from '@aisle/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** The customer's shipping addresses. */
export const shippingAddresses = { query: { addressType: AddressType.Shipping } } as const

function useReload() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: callKey(addressList, shippingAddresses) })
}

type AddressChanges = AddressInput & {
  /** Left out, the store decides: the first address is the default, and a changed one stays what it was. */
  readonly isDefault?: true
}

/** Changes a kept address, or without one adds another. What the form does not ask for stays. */
export function useSaveAddress(kept: Address | undefined) {
  const reload = useReload()
  return useMutation({
    mutationFn: (changes: AddressChanges) => {
      const country = kept?.country ? { country: kept.country } : {}
      const body = { ...country, ...changes, type: AddressType.Shipping }
      return kept
        ? api.call(updateAddress, { params: { customerAddressesID: kept.customerAddressesID }, body })
        : api.call(createAddress, { body })
    },
    onSettled: reload,
  })
}

export function useDeleteAddress() {
  const reload = useReload()
  return useMutation({
    mutationFn: (customerAddressesID: string) => api.call(deleteAddress, { params: { customerAddressesID } }),
    onSettled: reload,
  })
}

export function useSetDefaultAddress() {
  const reload = useReload()
  return useMutation({
    mutationFn: (customerAddressId: string) => api.call(setDefaultAddress, { body: { customerAddressId } }),
    onSettled: reload,
  })
}
