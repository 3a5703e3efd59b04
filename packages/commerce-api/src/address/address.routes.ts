import { addressList, createAddress, deleteAddress, setDefaultAddress, updateAddress } from '@aisle/api/address'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import * as service from './address.service.ts'

export const addressRoutes: Domain = ({ serve, now }) => {
  serve(addressList, async ({ tx, shopper, query }) => ({
    items: await service.listAddresses(tx, customerIdOf(shopper), query.addressType),
  }))

  serve(createAddress, ({ tx, shopper, body }) => service.createAddress(tx, customerIdOf(shopper), body, now()))

  serve(setDefaultAddress, ({ tx, shopper, body }) =>
    service.setDefaultAddress(tx, { addressId: body.customerAddressId, customerId: customerIdOf(shopper) }),
  )

  serve(updateAddress, ({ tx, shopper, params, body }) =>
    service.updateAddress(tx, { addressId: params.customerAddressesID, customerId: customerIdOf(shopper) }, body),
  )

  serve(deleteAddress, ({ tx, shopper, params }) =>
    service.deleteAddress(tx, { addressId: params.customerAddressesID, customerId: customerIdOf(shopper) }),
  )
}
