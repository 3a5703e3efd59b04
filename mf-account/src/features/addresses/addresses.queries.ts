import { addressList, AddressType, createAddress, deleteAddress, setDefaultAddress } from '@aisle/api/address'
import type { AddressInput } from '@aisle/api/address'
import { callKey } from '@aisle/api/endpoint'
import { api } from '@aisle/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** The customer's shipping addresses. */
export const shippingAddresses = { query: { addressType: AddressType.Shipping } } as const

function useReload() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: callKey(addressList, shippingAddresses) })
}

export function useAddAddress() {
  const reload = useReload()
  return useMutation({
    mutationFn: (address: AddressInput) =>
      api.call(createAddress, { body: { ...address, type: AddressType.Shipping, isDefault: false } }),
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
