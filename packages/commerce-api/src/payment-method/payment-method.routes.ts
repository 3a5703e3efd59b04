import {
  deletePaymentMethod,
  paymentMethodList,
  setBillingAddress,
  setDefaultPaymentMethod,
} from '@aisle/api/payment-method'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import * as service from './payment-method.service.ts'

export const paymentMethodRoutes: Domain = ({ serve, now }) => {
  serve(paymentMethodList, async ({ tx, shopper }) => ({
    items: await service.listPaymentMethods(tx, customerIdOf(shopper), now()),
  }))

  serve(deletePaymentMethod, ({ tx, shopper, params, origin }) =>
    service.deletePaymentMethod(
      tx,
      { paymentMethodId: params.paymentMethodId, customerId: customerIdOf(shopper) },
      origin.requestId,
    ),
  )

  serve(setDefaultPaymentMethod, ({ tx, shopper, body }) =>
    service.setDefaultPaymentMethod(tx, {
      paymentMethodId: body.paymentMethodId,
      customerId: customerIdOf(shopper),
    }),
  )

  serve(setBillingAddress, ({ tx, shopper, params, body }) =>
    service.setBillingAddress(
      tx,
      { paymentMethodId: params.paymentMethodId, customerId: customerIdOf(shopper) },
      body.customerAddressId,
    ),
  )
}
